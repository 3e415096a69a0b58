import { isSubscription } from '@/domain/pricing/price-display'
import type { EffectiveSwitches } from '@/domain/switches/switches'
import { isShownValue, type Specification } from './specifications'
import type { Vehicle } from './vehicle'

export type SubscriptionSettings = Pick<
  EffectiveSwitches,
  'subscriptionsEnabled' | 'subscriptionIncluded' | 'subscriptionTerm' | 'subscriptionKilometres' | 'subscriptionExit'
>

/**
 * Lists the terms of a subscription: what is included, the term, the kilometres and how it ends (LOOK-09). Terms that the site leaves empty
 * are left out. Null for a vehicle that is not offered by subscription.
 */
export function listSubscriptionTerms(vehicle: Pick<Vehicle, 'subscriptionPrice'>, settings: SubscriptionSettings): Specification[] | null {
  if (!isSubscription(vehicle, settings)) return null
  const terms: [key: string, label: string, value: string | null][] = [
    ['included', 'Included', settings.subscriptionIncluded.join(', ')],
    ['term', 'Term', settings.subscriptionTerm],
    ['kilometres', 'Kilometres', settings.subscriptionKilometres],
    ['exit', 'Ending it', settings.subscriptionExit],
  ]
  return terms.flatMap(([key, label, value]) => (isShownValue(value) ? [{ key, label, value }] : []))
}
