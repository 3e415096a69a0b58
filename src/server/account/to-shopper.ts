import type { Shopper } from '@/domain/account/shopper'
import type { Shopper as ShopperDocument } from '@payload-types'

/** An account as the site knows it. */
export function toShopper({ id, email, phone, name, last_name, opt_in }: ShopperDocument): Shopper {
  return { id, email, phone, name, lastName: last_name ?? '', isOptedIn: opt_in === true }
}
