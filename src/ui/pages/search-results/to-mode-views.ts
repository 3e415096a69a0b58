import { toSearchAddress } from '@/domain/search/search-address'
import type { SearchState } from '@/domain/search/search-state'
import type { ModeView } from './search-view'

/** The filter under which only cars with a subscription price are left. */
const SUBSCRIPTION = 'subscription_price'
const ANY_PRICE = { min: 1, max: null } as const

/** Whether a search asks for subscription cars of any price: then its tab says so, and no chip needs to. */
export function isSubscriptionMode({ ranges }: SearchState): boolean {
  const range = ranges[SUBSCRIPTION]
  return range?.min === ANY_PRICE.min && range.max === null
}

/** The tabs of a site with subscriptions: all cars, or those that can be subscribed to; everything else that is asked for stays (PRC-02, SRCH-05). */
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
