import type { Shopper } from '@/domain/account/shopper'
import type { Shopper as ShopperDocument } from '@payload-types'

/** Maps an account document to a shopper. */
export function toShopper({ id, email, phone, name, last_name, opt_in }: ShopperDocument): Shopper {
  return { id, email, phone, name, lastName: last_name ?? '', isOptedIn: opt_in === true }
}
