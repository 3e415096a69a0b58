import { createZoneDelivery } from '@/server/shipping/zone-delivery'
import { describeDelivery } from './describe-delivery'

describeDelivery('the tenant’s zones', async () => ({ delivery: createZoneDelivery(), close: () => Promise.resolve() }))
