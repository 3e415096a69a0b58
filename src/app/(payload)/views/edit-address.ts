import { toOpenAddress } from '@/server/tenant/chosen-tenant'

/** Returns the address of a document's form. Settings are opened through the call that selects their site. */
export function toEditAddress(collection: string, id: number): string {
  return collection === 'site-settings' ? toOpenAddress(collection, id) : `/admin/collections/${collection}/${id}`
}
