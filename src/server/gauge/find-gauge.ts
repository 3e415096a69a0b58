import { resolveGauge, type GaugeAnswer } from '@/domain/pricing/market-gauge'
import { env } from '@/env'
import { databasePool } from '../database/pool'
import { defineService } from '../outside/define-service'
import { serviceSettings, toServiceSettings } from '../outside/service-settings'
import { createEmbeddedGauge } from './embedded-gauge'
import type { GaugedVehicle } from './port'
import { createServiceGauge } from './service-gauge'

/** No fallback: the same vehicle would get two market prices (GAUGE-03). */
const gauge = defineService({
  name: 'gauge',
  settings: serviceSettings(),
  configure: () => toServiceSettings(env().GAUGE_URL, env().GAUGE_KEY),
  connect: createServiceGauge,
  embedded: () => createEmbeddedGauge(databasePool()),
  fallback: 'none',
})

/**
 * Returns a vehicle's market gauge (API-02), or null when nothing may be shown. A failure is logged but not shown to visitors (GAUGE-03).
 * Results that the panel would hide are not sent (GAUGE-04, GAUGE-05). Never throws.
 */
export async function findGauge(vehicle: GaugedVehicle): Promise<GaugeAnswer | null> {
  const answer = await gauge.find((provider) => provider.ask(vehicle))
  return resolveGauge(answer).kind === 'hidden' ? null : answer
}

/**
 * Checks whether a vehicle's page reserves space for the panel (GAUGE-01). The embedded gauge is evaluated when the page is rendered, so
 * that a vehicle without a market has no skeleton whose removal would shift the content below. An outside service is only asked later, so
 * its pages always reserve the space.
 */
export async function reservesGaugeSpace(vehicle: GaugedVehicle): Promise<boolean> {
  return gauge.isConfigured() || (await findGauge(vehicle)) !== null
}
