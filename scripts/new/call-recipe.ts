import { addToEnd } from './edit-text'
import type { Name } from './name'
import type { Recipe } from './recipe'

const PROXY = 'src/proxy.ts'

/** A public call GET /api/<name>: its route, its answer with a test, and its address in the list of calls that a site's host answers. */
export const callRecipe: Recipe = {
  help: 'a public call that visitors’ browsers can make, at /api/<name>',
  plan: (name) => ({
    files: {
      [`src/app/api/${name.kebab}/route.ts`]: writeRoute(name),
      [`src/app/api/${name.kebab}/answer-${name.kebab}.ts`]: writeAnswer(name),
      [`src/app/api/${name.kebab}/answer-${name.kebab}.test.ts`]: writeTest(name),
    },
    edits: { [PROXY]: (text) => addToEnd(text, 'const PUBLIC_CALLS', `  '/api/${name.kebab}',`) },
    next: [
      `Say in src/app/api/${name.kebab}/answer-${name.kebab}.ts what it asks and answers, and test each refusal.`,
      'A call that changes something is a POST and reads its body with a limit; see src/app/api/miscellaneous/route.ts.',
    ],
  }),
}

function writeRoute({ kebab, pascal }: Name): string {
  return `import { answerTenantCall, NOT_KEPT } from '@/app/http/answer-tenant-call'
import { answer${pascal} } from './answer-${kebab}'

/** GET /api/${kebab}?text={text}. */
export function GET(request: Request): Promise<Response> {
  return answerTenantCall(request, async ({ tenant }) => {
    const outcome = answer${pascal}(tenant, new URL(request.url).searchParams)
    return outcome.kind === 'refused'
      ? Response.json({ error: outcome.error }, { status: 400, ...NOT_KEPT })
      : Response.json(outcome.answer, NOT_KEPT)
  })
}
`
}

function writeAnswer({ pascal }: Name): string {
  return `import { z } from 'zod'
import type { Tenant } from '@/domain/tenant/tenant'

const question = z.object({ text: z.string().trim().min(1).max(100) })

type ${pascal}Answer = { site: string; text: string }
type Outcome = { kind: 'answered'; answer: ${pascal}Answer } | { kind: 'refused'; error: string }

/** The answer to one call, or why it is refused. */
export function answer${pascal}({ name }: Pick<Tenant, 'name'>, parameters: URLSearchParams): Outcome {
  const asked = question.safeParse({ text: parameters.get('text') ?? '' })
  if (!asked.success) return { kind: 'refused', error: 'Give a text of 1 to 100 characters.' }
  return { kind: 'answered', answer: { site: name, text: asked.data.text } }
}
`
}

function writeTest({ kebab, pascal }: Name): string {
  return `import { expect, test } from 'vitest'
import { answer${pascal} } from './answer-${kebab}'

const ask = (parameters: string) => answer${pascal}({ name: 'Harbour City Motors' }, new URLSearchParams(parameters))

test('SEC-02: ${kebab} answers for the site that it is asked on', () => {
  expect(ask('text=hello')).toEqual({ kind: 'answered', answer: { site: 'Harbour City Motors', text: 'hello' } })
})

test.each(['', 'text=', 'text=%20', \`text=\${'a'.repeat(101)}\`])('SEC-02: ${kebab} refuses %j in words', (parameters) => {
  expect(ask(parameters)).toEqual({ kind: 'refused', error: expect.stringMatching(/\\w{3,}/) })
})
`
}
