import type { CollectionBeforeChangeHook } from 'payload'

/** Stores the time of a sale, which starts the include-sold window (CAR-16), and clears it when the sale falls through. */
export const dateSale: CollectionBeforeChangeHook = ({ data }) => {
  if (data.status === 'sold' && typeof data.sold_date_timestamp !== 'number')
    return { ...data, sold_date_timestamp: Math.floor(Date.now() / 1000) }
  if (data.status !== 'sold' && data.sold_date_timestamp != null) return { ...data, sold_date_timestamp: null }
  return data
}
