import type { Cents } from '@/domain/money/money'
import { isSubscription, resolveAskingPrice } from '@/domain/pricing/price-display'
import type { Vehicle } from '../vehicle'
import { isAvailable } from './availability'

/** Trade-ins are offered only above this price (TRD-03). */
const VALUED_ABOVE: Cents = 200_00

/** Returns the link to the valuation of a trade-in against this vehicle (TRD-01), or null where it is not offered (TRD-03, LOOK-09). */
export function resolveTradeInHref(
  vehicle: Pick<Vehicle, 'id' | 'status' | 'isSoldFlag' | 'isReserved' | 'price' | 'offerPrice' | 'subscriptionPrice'>,
  { tradeInValuationEnabled, subscriptionsEnabled }: { tradeInValuationEnabled: boolean; subscriptionsEnabled: boolean },
): string | null {
  const { id, status, isSoldFlag, isReserved } = vehicle
  const price = resolveAskingPrice(vehicle)
  const isOffered =
    tradeInValuationEnabled &&
    isAvailable(vehicle) &&
    !isSubscription(vehicle, { subscriptionsEnabled }) &&
    status === 'in_stock' &&
    !isSoldFlag &&
    !isReserved &&
    price !== null &&
    price > VALUED_ABOVE
  return isOffered ? `/cars/trade-in?car_id=${id}` : null
}
