import { createZoneShipping } from '@/server/shipping/zone-shipping'
import { describeDelivery } from './describe-delivery'

describeDelivery('the tenant’s zones', async () => ({ delivery: createZoneShipping(), close: () => Promise.resolve() }))
