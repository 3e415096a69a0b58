import { readEnv, type Env } from '@/env'
import { Refusal } from './refusal'
import { loadSecrets } from './secrets'

export const STATE_FOLDER = '.data'
const EMBEDDED = 'postgres://postgres@127.0.0.1:54329/forecourt'

/** The validated settings of a command, and the variables for its child processes. */
export type Settings = { env: Env; hasOwnDatabase: boolean; variables: NodeJS.ProcessEnv }

/** Reads the settings. Throws a Refusal that names every invalid variable. Missing secrets are created once and stored. */
export function readSettings(given: NodeJS.ProcessEnv = process.env): Settings {
  const hasOwnDatabase = isGiven(given.DATABASE_URL)
  const missing = (['PAYLOAD_SECRET', 'PAGE_KEY'] as const).filter((name) => !isGiven(given[name]))
  const kept = missing.length > 0 ? loadSecrets(STATE_FOLDER) : undefined
  const variables: NodeJS.ProcessEnv = { ...given, NEXT_TELEMETRY_DISABLED: '1' }
  if (!hasOwnDatabase) variables.DATABASE_URL = EMBEDDED
  for (const name of missing) variables[name] = kept?.[name]
  const reading = readEnv(variables)
  if (reading.kind === 'refused') {
    throw new Refusal(`These environment variables are invalid:\n${reading.problem.map((line) => `  ${line}.`).join('\n')}`)
  }
  return { env: reading.value, hasOwnDatabase, variables }
}

function isGiven(value: string | undefined): boolean {
  return value !== undefined && value.trim() !== ''
}
