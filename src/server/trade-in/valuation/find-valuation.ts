import type { Valuation } from '@/domain/journeys/trade-in/valuation'
import { env } from '@/env'
import { databasePool } from '@/server/database/pool'
import { defineService } from '@/server/outside/define-service'
import { serviceSettings, toServiceSettings } from '@/server/outside/service-settings'
import { createEmbeddedValuer } from './embedded-valuer'
import type { ValuationQuestion } from './port'
import { createServiceValuer } from './service-valuer'

/** No fallback: two valuers would give different prices. Staff make the offer instead. */
const valuer = defineService({
  name: 'valuation',
  settings: serviceSettings(),
  configure: () => toServiceSettings(env().VALUATION_URL, env().VALUATION_KEY),
  connect: createServiceValuer,
  embedded: () => createEmbeddedValuer(databasePool()),
  fallback: 'none',
})

/** Returns what a dealer can pay for a car (TRD-04); null when staff have to value it. Never throws. */
export function findValuation(question: ValuationQuestion): Promise<Valuation | null> {
  return valuer.find((provider) => provider.ask(question))
}
