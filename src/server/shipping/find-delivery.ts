import type { DeliveryEstimate, DeliveryZone } from '@/domain/locations/delivery-zones'
import { env } from '@/env'
import { askService } from '../outside/ask-service'
import { shared } from '../cache/process-global'
import { createCircuit, type Circuit } from '../outside/circuit'
import type { DeliveryQuestion } from './port'
import { createServiceDelivery } from './service-delivery'
import { createZoneDelivery } from './zone-delivery'

const circuit = (): Circuit => (shared<Circuit>('forecourt.delivery').value ??= createCircuit())

/**
 * What delivery to a postcode costs (API-21): a carrier's estimate where its address is set, and the tenant's zones where it is not, or where the
 * carrier does not answer. Null is no estimate (DEL-02). Never throws.
 */
export async function findDelivery(question: DeliveryQuestion, zones: readonly DeliveryZone[]): Promise<DeliveryEstimate | null> {
  const { DELIVERY_URL: address, DELIVERY_KEY: key } = env()
  const embedded = createZoneDelivery()
  if (address === undefined) return embedded.ask(question, zones)
  const service = createServiceDelivery({ address, key })
  const asking = await askService({ service: 'delivery', circuit: circuit(), ask: () => service.ask(question, zones) })
  return asking.kind === 'answered' ? asking.answer : embedded.ask(question, zones)
}
