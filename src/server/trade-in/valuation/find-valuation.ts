import type { Valuation } from '@/domain/journeys/trade-in/valuation'
import { env } from '@/env'
import { databasePool } from '@/server/database/pool'
import { defineService } from '@/server/outside/define-service'
import { serviceSettings, toServiceSettings } from '@/server/outside/service-settings'
import { createEmbeddedValuer } from './embedded-valuer'
import type { ValuationQuestion } from './port'
import { createServiceValuer } from './service-valuer'

/** A valuation that fails is left to people: the dealer offers by one valuer's prices, not by two. */
const valuer = defineService({
  name: 'valuation',
  settings: serviceSettings(),
  configure: () => toServiceSettings(env().VALUATION_URL, env().VALUATION_KEY),
  connect: createServiceValuer,
  embedded: () => createEmbeddedValuer(databasePool()),
  fallback: 'none',
})

/** What a dealer can pay for a car (TRD-04); null where nobody can say, so that people will. Never throws. */
export function findValuation(question: ValuationQuestion): Promise<Valuation | null> {
  return valuer.find((provider) => provider.ask(question))
}
