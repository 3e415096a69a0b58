import type { Valuation } from '@/domain/journeys/trade-in/valuation'
import { env } from '@/env'
import { askService } from '@/server/outside/ask-service'
import { shared } from '@/server/cache/process-global'
import { createCircuit, type Circuit } from '@/server/outside/circuit'
import { databasePool } from '@/server/database/pool'
import { createEmbeddedValuer } from './embedded-valuer'
import type { ValuationQuestion, Valuer } from './port'
import { createServiceValuer } from './service-valuer'

const circuit = (): Circuit => (shared<Circuit>('forecourt.valuer').value ??= createCircuit())

function openValuer(): Valuer {
  const { VALUATION_URL: address, VALUATION_KEY: key } = env()
  return address === undefined ? createEmbeddedValuer(databasePool()) : createServiceValuer({ address, key })
}

/** What a dealer can pay for a car (TRD-04); null where nobody can say, so that people will. Never throws. */
export async function findValuation(question: ValuationQuestion): Promise<Valuation | null> {
  const valuer = openValuer()
  const asking = await askService({ service: `valuation, ${valuer.kind}`, circuit: circuit(), ask: () => valuer.ask(question) })
  return asking.kind === 'answered' ? asking.answer : null
}
