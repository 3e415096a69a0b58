import type { Cents } from '@/domain/money/money'
import { resolveAskingPrice } from '@/domain/pricing/price-display'
import type { Vehicle } from '../vehicle'
import { isAvailable } from './availability'

/** A car must cost more than this for its seller to value another against it (TRD-03). */
const VALUED_ABOVE: Cents = 200_00

/** Where a visitor has his own car valued against this one (TRD-01); null where that is not offered (TRD-03). */
export function resolveTradeInHref(
  vehicle: Pick<Vehicle, 'id' | 'status' | 'isSoldFlag' | 'isReserved' | 'price' | 'offerPrice'>,
  { tradeInValuationEnabled }: { tradeInValuationEnabled: boolean },
): string | null {
  const { id, status, isSoldFlag, isReserved } = vehicle
  const price = resolveAskingPrice(vehicle)
  const isOffered =
    tradeInValuationEnabled &&
    isAvailable(vehicle) &&
    status === 'in_stock' &&
    !isSoldFlag &&
    !isReserved &&
    price !== null &&
    price > VALUED_ABOVE
  return isOffered ? `/cars/trade-in?car_id=${id}` : null
}
