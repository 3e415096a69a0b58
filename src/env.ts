import { z } from 'zod'

const SHORTEST_SECRET = 32
const FEWEST_DISTINCT_CHARACTERS = 8
const PLACEHOLDER = /change[-_ ]?me|replace[-_ ]?me|your[-_ ]|default|example|secret[-_ ]?here|password/i
const S3_GROUP = ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const REQUIRED_AT_RUN_TIME = ['DATABASE_URL', 'PAYLOAD_SECRET', 'PAGE_KEY'] as const

const secret = z
  .string('is missing. Set a random text of 32 or more characters, for example the output of: openssl rand -hex 32')
  .min(SHORTEST_SECRET, `is too short. Use ${SHORTEST_SECRET} or more random characters, for example the output of: openssl rand -hex 32`)
  .refine((value) => !PLACEHOLDER.test(value) && new Set(value).size >= FEWEST_DISTINCT_CHARACTERS, {
    error: 'is a default or guessable value. Use random characters, for example the output of: openssl rand -hex 32',
  })

const httpAddress = z.url({ protocol: /^https?$/, error: 'is not an http or https address such as http://127.0.0.1:7700' })
const hostName = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'is not a host name in lower case without port, such as example.com.au')

function wholeNumber(from: number, to: number) {
  const message = `is not a whole number from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= from && value <= to, message)
}

const schema = z.object({
  DATABASE_URL: z
    .string('is missing. Set the address of a PostgreSQL database, postgres://user:password@host:5432/name')
    .regex(/^postgres(ql)?:\/\/[^/]+\/[^/?]+/, 'is not a PostgreSQL address such as postgres://user:password@host:5432/name'),
  PAYLOAD_SECRET: secret,
  PAGE_KEY: secret,
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[a-zA-Z0-9.:-]+$/, 'is not a host name or address to listen on')
    // Next compares its own loopback name with what the proxy rewrites to, and knows it as localhost alone
    .transform((host) => (host === '127.0.0.1' || host === '::1' ? 'localhost' : host))
    .default('localhost'),
  BASE_DOMAIN: hostName.default('localhost'),
  PUBLIC_SCHEME: z.enum(['http', 'https'], 'is neither http nor https').default('http'),
  TRUSTED_PROXIES: wholeNumber(0, 9).optional(),
  SECURITY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^(https|mailto|tel)$/ })], 'is not an email address, or an https, mailto or tel address')
    // one line of a file
    .refine((contact) => !/\s/.test(contact), 'contains a space')
    .optional(),
  GRAPHQL: z.enum(['on', 'off'], 'is neither on nor off').default('off'),
  DEV_PAGES: z.enum(['on', 'off'], 'is neither on nor off').default('off'),
  MEILI_HOST: httpAddress.optional(),
  MEILI_KEY: z.string().optional(),
  MEILI_INDEX: z
    .string()
    .regex(/^[a-zA-Z0-9_-]+$/, 'may hold letters, digits, - and _ only')
    .default('vehicles'),
  GEOCODER_URL: httpAddress.optional(),
  GEOCODER_KEY: z.string().optional(),
  SNAP21_URL: httpAddress.optional(),
  SNAP21_KEY: z.string().optional(),
  GAUGE_URL: httpAddress.optional(),
  GAUGE_KEY: z.string().optional(),
  MAIL_URL: z
    .url({ protocol: /^smtps?$/, error: 'is not the address of a mail server such as smtps://user:password@mail.example:465' })
    .optional(),
  MAIL_FROM: z.email('is not an email address').optional(),
  DELIVER_LEADS: z.enum(['on', 'off'], 'is neither on nor off').default('on'),
  YOUX_URL: httpAddress.optional(),
  YOUX_KEY: z.string().optional(),
  DELIVERY_URL: httpAddress.optional(),
  DELIVERY_KEY: z.string().optional(),
  REGO_URL: httpAddress.optional(),
  REGO_KEY: z.string().optional(),
  VALUATION_URL: httpAddress.optional(),
  VALUATION_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_URL: httpAddress.optional(),
  DEMO: z.enum(['full', 'none'], 'is neither full nor none').default('full'),
  CACHE_MB: wholeNumber(8, 16_384).default(96),
  MEDIA_DIR: z.string().default('.data/media'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'is no level: trace, debug, info, warn, error, fatal or silent')
    .default('info'),
  ADMIN_EMAIL: z.email('is not an email address').optional(),
  ADMIN_PASSWORD: z.string().min(12, 'is too short: use 12 or more characters').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: httpAddress.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
})

/** All settings of one process, checked. */
export type Env = z.infer<typeof schema>

export type EnvReading = { kind: 'ok'; value: Env } | { kind: 'refused'; problem: string[] }

/**
 * Checks a set of environment variables. An empty value counts as absent.
 * @returns the settings with their defaults, or one sentence for every bad variable, each starting with its name.
 */
export function readEnv(source: Record<string, string | undefined>): EnvReading {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = schema.safeParse(given)
  const firstByName = new Map((parsed.error?.issues ?? []).toReversed().map((issue) => [issue.path.join('.'), issue.message]))
  const problem = [...[...firstByName].toReversed().map(([name, message]) => `${name} ${message}`), ...findIncompleteGroups(given)]
  if (!parsed.success || problem.length > 0) return { kind: 'refused', problem }
  return { kind: 'ok', value: parsed.data }
}

/** Settings that only make sense together. */
function findIncompleteGroups(given: Record<string, string | undefined>): string[] {
  const s3 = S3_GROUP.filter((name) => given[name] !== undefined)
  const needed = S3_GROUP.filter((name) => name !== 'S3_ENDPOINT' && given[name] === undefined)
  const problem = s3.length > 0 ? needed.map((name) => `${name} is missing: ${s3[0]} is set, and object storage needs them together`) : []
  if (given.STRIPE_SECRET_KEY !== undefined && given.STRIPE_WEBHOOK_SECRET === undefined)
    problem.push('STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY is set, and payments are settled by signed webhooks')
  if (given.MAIL_URL !== undefined && given.MAIL_FROM === undefined)
    problem.push('MAIL_FROM is missing: MAIL_URL is set, and mail to staff needs a sender')
  if ((given.ADMIN_EMAIL === undefined) !== (given.ADMIN_PASSWORD === undefined)) {
    problem.push(
      `${given.ADMIN_EMAIL === undefined ? 'ADMIN_EMAIL' : 'ADMIN_PASSWORD'} is missing: the first admin needs both, or neither to have them made up`,
    )
  }
  return problem
}

let memo: Env | undefined

/**
 * The settings of this process, read on first use. Throws an Error naming every bad variable.
 * While Next builds, database and secrets may be absent: a build uses neither, and an image is built without knowing them.
 */
export function env(): Env {
  if (memo) return memo
  const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'
  const reading = readEnv(isBuilding ? { ...fillForBuild(), ...process.env } : process.env)
  if (reading.kind === 'refused') throw new Error(`Wrong environment variables:\n${reading.problem.map((line) => `- ${line}`).join('\n')}`)
  memo = reading.value
  return memo
}

/** Stand-ins that reach nothing: the address is closed, and the keys are new in every build process. */
function fillForBuild(): Record<string, string> {
  const unused = `${crypto.randomUUID()}${crypto.randomUUID()}`
  return Object.fromEntries(
    REQUIRED_AT_RUN_TIME.map((name) => [name, name === 'DATABASE_URL' ? 'postgres://build@127.0.0.1:1/none' : unused]),
  )
}
