import { Refusal } from '../setup/refusal'
import { addBefore } from './edit-text'
import type { Name } from './name'
import type { Recipe } from './recipe'
import { planContract } from './service-contract'

const SETTINGS = 'src/env.ts'
const EXAMPLE = '.env.example'
/** New settings are added before the settings of this service. */
const NEXT_SETTING = '  STRIPE_SECRET_KEY:'
const README = 'README.md'
const NEXT_ROW = '| `STRIPE_SECRET_KEY`'
const NEXT_EXAMPLE = '# Payments through Stripe'

/**
 * Creates an outside service: a port, an adapter that calls it over HTTP, the embedded adapter, the definition that opens them
 * (docs/decisions/0053), its settings, the adapter's test, and the port's contract tests.
 */
export const serviceRecipe: Recipe = {
  help: 'an outside service behind a port, with a fallback and settings',
  plan: (name, { read }) => {
    if (read(SETTINGS)?.includes(`  ${name.constant}_URL:`))
      throw new Refusal(`There is already a service with the setting ${name.constant}_URL in ${SETTINGS}. Choose another name.`)
    return {
      files: {
        [`src/server/${name.kebab}/port.ts`]: writePort(name),
        [`src/server/${name.kebab}/service-${name.kebab}.ts`]: writeAdapter(name),
        [`src/server/${name.kebab}/embedded-${name.kebab}.ts`]: writeEmbedded(name),
        [`src/server/${name.kebab}/ask-${name.kebab}.ts`]: writeAsk(name),
        [`src/server/${name.kebab}/service-${name.kebab}.test.ts`]: writeTest(name),
        ...planContract(name),
      },
      edits: {
        [SETTINGS]: (text) =>
          addBefore(text, NEXT_SETTING, `  ${name.constant}_URL: httpAddress.optional(),\n  ${name.constant}_KEY: z.string().optional(),`),
        [EXAMPLE]: (text) =>
          addBefore(
            text,
            NEXT_EXAMPLE,
            `# ${name.label}; without it nothing is known:\n# ${name.constant}_URL=https://${name.kebab}.example/v1\n# ${name.constant}_KEY=\n`,
          ),
        [README]: (text) =>
          addBefore(
            text,
            NEXT_ROW,
            `| \`${name.constant}_URL\`, \`${name.constant}_KEY\` | nothing is known | address and key of ${name.label.toLowerCase()} |`,
          ),
      },
      next: [
        `Write the question and the answer in src/server/${name.kebab}/port.ts, then the form that the provider speaks in service-${name.kebab}.ts.`,
        `Decide what is known without it: the embedded adapter in src/server/${name.kebab}/embedded-${name.kebab}.ts, and the fallback in ask-${name.kebab}.ts.`,
        `Write what every adapter must do in tests/contract/${name.kebab}/describe-${name.kebab}.ts.`,
        `Correct what ${README} and ${EXAMPLE} say of ${name.constant}_URL and ${name.constant}_KEY.`,
      ],
    }
  },
}

function writePort({ pascal, label }: Name): string {
  return `/** What is asked of the service. */
export type ${pascal}Question = { text: string }

/** What it answers. */
export type ${pascal}Answer = { text: string }

/** ${label}, whichever provider answers. */
export type ${pascal}Service = {
  /** \`embedded\` is the fallback without a provider. */
  kind: 'embedded' | 'service'
  /**
   * The answer; null when the provider knows none.
   * @throws ServiceUnavailableError when an outside provider does not answer in time or not in the agreed form.
   */
  ask: (question: ${pascal}Question) => Promise<${pascal}Answer | null>
}
`
}

function writeAdapter({ kebab, pascal }: Name): string {
  return `import { z } from 'zod'
import { callService } from '@/server/outside/call-service'
import type { ServiceSettings } from '@/server/outside/service-settings'
import type { ${pascal}Service } from './port'

const answer = z.object({ text: z.string().trim().min(1).max(500) })

/** A provider that answers the question as JSON, or with 404. See ${kebab}'s port for what it must keep. */
export function createService${pascal}(settings: ServiceSettings): ${pascal}Service {
  return { kind: 'service', ask: (question) => callService(settings, question, answer) }
}
`
}

function writeEmbedded({ kebab, pascal }: Name): string {
  return `import type { ${pascal}Service } from './port'

/** Without a provider nothing is known. See ${kebab}'s port for what it must keep. */
export function createEmbedded${pascal}(): ${pascal}Service {
  return { kind: 'embedded', ask: () => Promise.resolve(null) }
}
`
}

function writeAsk({ kebab, pascal, camel, constant }: Name): string {
  return `import { env } from '@/env'
import { defineService } from '../outside/define-service'
import { serviceSettings, toServiceSettings } from '../outside/service-settings'
import { createEmbedded${pascal} } from './embedded-${kebab}'
import type { ${pascal}Answer, ${pascal}Question } from './port'
import { createService${pascal} } from './service-${kebab}'

const ${camel} = defineService({
  name: '${kebab}',
  settings: serviceSettings(),
  configure: () => toServiceSettings(env().${constant}_URL, env().${constant}_KEY),
  connect: createService${pascal},
  embedded: createEmbedded${pascal},
  fallback: 'none',
})

/** Asks the configured provider; null when it knows nothing or does not answer. Never throws. */
export function ask${pascal}(question: ${pascal}Question): Promise<${pascal}Answer | null> {
  return ${camel}.find((provider) => provider.ask(question))
}
`
}

function writeTest({ kebab, pascal, constant }: Name): string {
  return `import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openJsonService } from '@tests/builders/json-service'
import { createService${pascal} } from './service-${kebab}'

let service: Awaited<ReturnType<typeof openJsonService>>
beforeAll(async () => {
  service = await openJsonService((response) => response.end())
})
beforeEach(() => service.answerWith((response) => response.end(JSON.stringify({ text: 'yes' }))))
afterAll(() => service.close())

const ask = (key?: string, timeoutMs = 10_000) => createService${pascal}({ address: service.origin, key, timeoutMs }).ask({ text: 'known?' })

test('${kebab}: the question goes out with the key, and the answer comes back', async () => {
  expect(await ask('secret')).toEqual({ text: 'yes' })
  expect(service.calls.at(-1)).toEqual({ authorization: 'Bearer secret', body: { text: 'known?' } })
})

test('${kebab}: what the provider does not know is null', async () => {
  service.answerWith((response) => response.writeHead(404).end())
  expect(await ask()).toBeNull()
})

test.each([
  ['an error', 500, '{}'],
  ['no JSON', 200, '<html>'],
  ['another form', 200, '{"text":1}'],
])('${kebab}: %s is a failure', async (_, status, body) => {
  service.answerWith((response) => response.writeHead(status).end(body))
  await expect(ask()).rejects.toThrow()
})

test('${kebab}: silence is a failure once the time is over', async () => {
  service.answerWith(() => undefined)
  await expect(ask(undefined, 50)).rejects.toThrow()
})

test('${kebab}: a failing provider is never an error for the caller, and without a provider nothing is known', async () => {
  const required = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PAYLOAD_SECRET: crypto.randomUUID(), PAGE_KEY: crypto.randomUUID() }
  for (const [address, expected] of [['', null], [service.origin, { text: 'yes' }], ['http://127.0.0.1:1', null]] as const) {
    vi.resetModules()
    for (const [key, value] of Object.entries({ ...required, ${constant}_URL: address })) vi.stubEnv(key, value)
    const { ask${pascal} } = await import('./ask-${kebab}')
    expect(await ask${pascal}({ text: 'known?' })).toEqual(expected)
  }
  vi.unstubAllEnvs()
  vi.resetModules()
})
`
}
