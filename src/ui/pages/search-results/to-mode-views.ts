import { toSearchAddress } from '@/domain/search/search-address'
import type { SearchState } from '@/domain/search/search-state'
import type { ModeView } from './search-view'

/** The filter that only matches vehicles with a subscription price. */
const SUBSCRIPTION = 'subscription_price'
const ANY_PRICE = { min: 1, max: null } as const

/** Checks whether a search filters for subscription vehicles of any price. The tab shows this filter, so it needs no chip. */
export function isSubscriptionMode({ ranges }: SearchState): boolean {
  const range = ranges[SUBSCRIPTION]
  return range?.min === ANY_PRICE.min && range.max === null
}

/** Returns the tabs for all vehicles and for subscriptions. The other filters stay (PRC-02, SRCH-05). */
export function toModeViews(state: SearchState, subscriptionsEnabled: boolean): ModeView[] {
  if (!subscriptionsEnabled) return []
  const isSubscription = isSubscriptionMode(state)
  const others = { ...state.ranges }
  delete others[SUBSCRIPTION]
  const all = toSearchAddress({ ...state, ranges: others, page: 1 })
  const subscription = toSearchAddress({ ...state, ranges: { ...others, [SUBSCRIPTION]: { ...ANY_PRICE } }, page: 1 })
  return [
    { label: 'All', href: all, isCurrent: !isSubscription },
    { label: 'Subscription', href: subscription, isCurrent: isSubscription },
  ]
}
