import { env } from '@/env'
import { askService } from '@/server/outside/ask-service'
import { shared } from '@/server/cache/process-global'
import { createCircuit, type Circuit } from '@/server/outside/circuit'
import type { RegoCar, RegoLookup, RegoQuestion } from './port'
import { createServiceRego } from './service-rego'

const circuit = (): Circuit => (shared<Circuit>('forecourt.rego').value ??= createCircuit())

/** Without a register nobody can say what a plate belongs to, and nothing is made up. */
const embedded: RegoLookup = { kind: 'embedded', ask: () => Promise.resolve(null) }

function openLookup(): RegoLookup {
  const { REGO_URL: address, REGO_KEY: key } = env()
  return address === undefined ? embedded : createServiceRego({ address, key })
}

/** The car of a plate (API-17); null lets the visitor type the details. Never throws. */
export async function findRego(question: RegoQuestion): Promise<RegoCar | null> {
  const lookup = openLookup()
  const asking = await askService({ service: `rego, ${lookup.kind}`, circuit: circuit(), ask: () => lookup.ask(question) })
  return asking.kind === 'answered' ? asking.answer : null
}
