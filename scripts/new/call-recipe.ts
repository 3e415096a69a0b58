import { addImport, addToEnd } from './edit-text'
import type { Name } from './name'
import type { Recipe } from './recipe'

const CALLS = 'src/contract/calls.ts'

/** Creates a public call GET /api/<name>: its contract, route, handler with a test, and its entry in the list of calls on sites. */
export const callRecipe: Recipe = {
  help: 'a public call for visitors’ browsers, at /api/<name>',
  plan: (name) => ({
    files: {
      [`src/contract/${name.kebab}.ts`]: writeContract(name),
      [`src/app/api/${name.kebab}/route.ts`]: writeRoute(name),
      [`src/app/api/${name.kebab}/answer-${name.kebab}.ts`]: writeAnswer(name),
      [`src/app/api/${name.kebab}/answer-${name.kebab}.test.ts`]: writeTest(name),
    },
    edits: {
      [CALLS]: (text) =>
        addToEnd(
          addImport(text, `import { ${name.camel}Call } from './${name.kebab}'`),
          'export const CALLS',
          `  '${name.label}': [${name.camel}Call],`,
        ),
    },
    next: [
      `Define its request and answer in src/contract/${name.kebab}.ts, or move it to the contract of its noun and to that part of ${CALLS}.`,
      `Write its handler in src/app/api/${name.kebab}/answer-${name.kebab}.ts, and test each refusal.`,
      'Features call it through src/features/call.ts.',
    ],
  }),
}

function writeContract({ kebab, camel, label }: Name): string {
  return `import { z } from 'zod'
import type { Contract } from './contract'

export const ${camel}Call = {
  method: 'GET',
  path: '/api/${kebab}',
  summary: '${label}',
  audience: 'site',
  request: z.object({ text: z.string('Give a text.').trim().min(1, 'Give a text.').max(100, 'Give at most 100 characters.') }),
  answer: z.object({ site: z.string(), text: z.string() }),
  refusals: [400],
} satisfies Contract
`
}

function writeRoute({ kebab, pascal, camel }: Name): string {
  return `import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { ${camel}Call } from '@/contract/${kebab}'
import { answer${pascal} } from './answer-${kebab}'

/** GET /api/${kebab}?text={text}. */
export const GET = defineCall({ contract: ${camel}Call, audience: site }, async ({ tenant, input }) => answer${pascal}(tenant, input))
`
}

function writeAnswer({ pascal, camel, kebab }: Name): string {
  return `import type { z } from 'zod'
import type { ${camel}Call } from '@/contract/${kebab}'
import type { Tenant } from '@/domain/tenant/tenant'

/** Returns the answer to one call. */
export function answer${pascal}(
  { name }: Pick<Tenant, 'name'>,
  { text }: z.output<typeof ${camel}Call.request>,
): z.input<typeof ${camel}Call.answer> {
  return { site: name, text }
}
`
}

function writeTest({ kebab, pascal, camel }: Name): string {
  return `import { expect, test } from 'vitest'
import { isCallPath } from '@/contract/calls'
import { ${camel}Call } from '@/contract/${kebab}'
import { answer${pascal} } from './answer-${kebab}'

test('SEC-02: ${kebab} answers for its site, as its contract says', () => {
  const answer = answer${pascal}({ name: 'Harbour City Motors' }, ${camel}Call.request.parse({ text: ' hello ' }))
  expect(${camel}Call.answer.parse(answer)).toEqual({ site: 'Harbour City Motors', text: 'hello' })
})

test.each([{}, { text: '' }, { text: ' ' }, { text: 'a'.repeat(101) }])('SEC-02: ${kebab} refuses %j with a reason', (asked) => {
  expect(${camel}Call.request.safeParse(asked).error?.issues[0]?.message).toMatch(/^Give /)
})

test('SEC-02: sites answer ${kebab}', () => {
  expect(isCallPath('/api/${kebab}')).toBe(true)
})
`
}
