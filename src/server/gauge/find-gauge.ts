import { resolveGauge, type GaugeAnswer } from '@/domain/pricing/market-gauge'
import { env } from '@/env'
import { databasePool } from '../database/pool'
import { defineService } from '../outside/define-service'
import { serviceSettings, toServiceSettings } from '../outside/service-settings'
import { createEmbeddedGauge } from './embedded-gauge'
import type { GaugedVehicle } from './port'
import { createServiceGauge } from './service-gauge'

/** A gauge that fails is not replaced: the same car would have two market prices (GAUGE-03). */
const gauge = defineService({
  name: 'gauge',
  settings: serviceSettings(),
  configure: () => toServiceSettings(env().GAUGE_URL, env().GAUGE_KEY),
  connect: createServiceGauge,
  embedded: () => createEmbeddedGauge(databasePool()),
  fallback: 'none',
})

/**
 * What the gauge says of a car (API-02), or null where nothing may be shown: a failure is silent for the visitor and told in the log
 * (GAUGE-03), and an answer that a panel would hide is not sent at all (GAUGE-04, GAUGE-05). Never throws.
 */
export async function findGauge(vehicle: GaugedVehicle): Promise<GaugeAnswer | null> {
  const answer = await gauge.find((provider) => provider.ask(vehicle))
  return resolveGauge(answer).kind === 'hidden' ? null : answer
}

/**
 * Whether a car's page keeps a place for the panel (GAUGE-01). What our own stock says is known when the page is made, so a car without a market has no
 * skeleton that would go again and move what stands below it; what a service says only asking tells.
 */
export async function keepsGaugePlace(vehicle: GaugedVehicle): Promise<boolean> {
  return gauge.isConfigured() || (await findGauge(vehicle)) !== null
}
