import { formatFigure } from '@/domain/numbers/figures'
import { explainNearby, type Nearby } from '@/domain/geo/nearby'
import { formatPlace } from '@/domain/geo/place'
import { listDistances, type SearchState } from '@/domain/search/search-state'
import type { NearbyView } from './search-view'

/** Returns the view of the distance filter (SRCH-20 to SRCH-22). */
export function toNearbyView({ near }: Pick<SearchState, 'near'>, nearby: Nearby, nearbyRadiusKm: number): NearbyView {
  return {
    postcode: near?.postcode ?? (nearby.kind === 'unknown' ? nearby.postcode : ''),
    distance: String(near?.radiusKm ?? nearbyRadiusKm),
    options: listDistances(nearbyRadiusKm).map((km) => ({ value: String(km), label: `Within ${formatFigure(km)} km` })),
    place: nearby.kind === 'at' ? formatPlace(nearby.place) : null,
    message: explainNearby(nearby),
  }
}
