import type { CollectionBeforeChangeHook } from 'payload'

/** Notes the moment of a sale, from which the include-sold window runs (CAR-16), and forgets it when the sale falls through. */
export const dateSale: CollectionBeforeChangeHook = ({ data }) => {
  if (data.status === 'sold' && typeof data.sold_date_timestamp !== 'number')
    return { ...data, sold_date_timestamp: Math.floor(Date.now() / 1000) }
  if (data.status !== 'sold' && data.sold_date_timestamp != null) return { ...data, sold_date_timestamp: null }
  return data
}
