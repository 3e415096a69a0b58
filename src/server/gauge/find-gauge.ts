import { resolveGauge, type GaugeAnswer } from '@/domain/pricing/market-gauge'
import { env } from '@/env'
import { askService } from '../outside/ask-service'
import { shared } from '../cache/process-global'
import { createCircuit, type Circuit } from '../outside/circuit'
import { databasePool } from '../database/pool'
import { createEmbeddedGauge } from './embedded-gauge'
import type { GaugedVehicle, MarketGauge } from './port'
import { createServiceGauge } from './service-gauge'

function openGauge(): MarketGauge {
  const { GAUGE_URL: address, GAUGE_KEY: key } = env()
  return address === undefined ? createEmbeddedGauge(databasePool()) : createServiceGauge({ address, key })
}

const circuit = (): Circuit => (shared<Circuit>('forecourt.gauge').value ??= createCircuit())

/**
 * What the gauge says of a car (API-02), or null where nothing may be shown: a failure is silent for the visitor and told in the log
 * (GAUGE-03), and an answer that a panel would hide is not sent at all (GAUGE-04, GAUGE-05). Never throws.
 */
export async function findGauge(vehicle: GaugedVehicle): Promise<GaugeAnswer | null> {
  const gauge = openGauge()
  const asking = await askService({ service: `gauge, ${gauge.kind}`, circuit: circuit(), ask: () => gauge.ask(vehicle) })
  const answer = asking.kind === 'answered' ? asking.answer : null
  return resolveGauge(answer).kind === 'hidden' ? null : answer
}

/**
 * Whether a car's page keeps a place for the panel (GAUGE-01). What our own stock says is known when the page is made, so a car without a market has no
 * skeleton that would go again and move what stands below it; what a service says only asking tells.
 */
export async function keepsGaugePlace(vehicle: GaugedVehicle): Promise<boolean> {
  return env().GAUGE_URL !== undefined || (await findGauge(vehicle)) !== null
}
