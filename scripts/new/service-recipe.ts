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
            `# ${name.label}; without it there are no results:\n# ${name.constant}_URL=https://${name.kebab}.example/v1\n# ${name.constant}_KEY=\n`,
          ),
        [README]: (text) =>
          addBefore(
            text,
            NEXT_ROW,
            `| \`${name.constant}_URL\`, \`${name.constant}_KEY\` | no results | address and key of ${name.label.toLowerCase()} |`,
          ),
      },
      next: [
        `Define question and answer in src/server/${name.kebab}/port.ts, then the provider's format in service-${name.kebab}.ts.`,
        `Decide what it returns without a provider: the embedded adapter in src/server/${name.kebab}/embedded-${name.kebab}.ts, and the fallback in ask-${name.kebab}.ts.`,
        `Write the contract of every adapter in tests/contract/${name.kebab}/describe-${name.kebab}.ts.`,
        `Correct what ${README} and ${EXAMPLE} say of ${name.constant}_URL and ${name.constant}_KEY.`,
      ],
    }
  },
}

function writePort({ pascal, label }: Name): string {
  return `/** The question to the service. */
export type ${pascal}Question = { text: string }

/** Its answer. */
export type ${pascal}Answer = { text: string }

/** ${label}, for any provider. */
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

/** A provider that answers with JSON or a 404. See the port of ${kebab} for its contract. */
export function createService${pascal}(settings: ServiceSettings): ${pascal}Service {
  return { kind: 'service', ask: (question) => callService(settings, question, answer) }
}
`
}

function writeEmbedded({ kebab, pascal }: Name): string {
  return `import type { ${pascal}Service } from './port'

/** Without a provider there is no answer. See the port of ${kebab} for its contract. */
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

/** Asks the configured provider. Returns null when it has no answer or is unavailable. Never throws. */
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

test('${kebab}: sends the question with the key, and returns the answer', async () => {
  expect(await ask('secret')).toEqual({ text: 'yes' })
  expect(service.calls.at(-1)).toEqual({ authorization: 'Bearer secret', body: { text: 'known?' } })
})

test('${kebab}: returns null when the provider has no answer', async () => {
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

test('${kebab}: a timeout is a failure', async () => {
  service.answerWith(() => undefined)
  await expect(ask(undefined, 50)).rejects.toThrow()
})

test('${kebab}: a failing provider causes no error for the caller, and without a provider there is no answer', async () => {
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
