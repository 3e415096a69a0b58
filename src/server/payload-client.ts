import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The one Payload of this process. Only the tenant-scoped readers and the calls that write for a visitor use it. */
export function payloadClient(): Promise<Payload> {
  return getPayload({ config })
}
