import { describeToday, type OpenStep, planOpenSteps, writeOpenSteps } from './hours/open-plan'
import type { SiteLocation } from './location'

/** With more locations than this, the text gives their number instead of their names. */
const MAX_NAMED = 3
/** Days of opening steps in a page. Pages are rendered anew each midnight. */
const PLANNED_DAYS = 2
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

type Addressed = { address: { city: string; state: string } }

const distinct = (texts: readonly string[]) => [...new Set(texts.map((text) => text.trim()).filter(Boolean))]

/** 'Moorooka, Windsor and Capalaba', or '14 locations in five states'; null if no location has a town. */
export function describeLocations(locations: readonly Addressed[]): string | null {
  const cities = distinct(locations.map(({ address }) => address.city))
  if (cities.length === 0) return null
  if (cities.length <= MAX_NAMED) return new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(cities)
  const states = distinct(locations.map(({ address }) => address.state.toUpperCase()))
  return `${locations.length} locations${states.length > 1 ? ` in ${NUMBERS[states.length] ?? states.length} states` : ''}`
}

/** The day's hours, and the steps for the browser. */
export type OpenPlan = { today: string; steps: OpenStep[] }

const MOST_PLANS = 1_000
/** Plans by what they follow from. All pages of a site have the same instant until its next change, and each shows the same hours. */
const knownPlans = new Map<string, OpenPlan>()

/**
 * Plans the opening status of a location for a cached page (LOOK-13). Every place that shows whether a location is open uses it.
 * @param now Unix seconds.
 */
export function planOpening({ hours, special, timeZone }: Pick<SiteLocation, 'hours' | 'special' | 'timeZone'>, now: number): OpenPlan {
  const key = JSON.stringify([hours, special, timeZone, now])
  const known = knownPlans.get(key)
  if (known) return known
  const plan = { today: describeToday(hours, special, now, timeZone), steps: planOpenSteps(hours, special, now, timeZone, PLANNED_DAYS) }
  if (knownPlans.size >= MOST_PLANS) knownPlans.clear()
  knownPlans.set(key, plan)
  return plan
}

/**
 * The opening status that all showrooms share (LOC-09, LOOK-13), for a line on every page. Null if their hours differ, and for too many
 * showrooms or none with hours.
 * @param now Unix seconds.
 */
export function planCommonOpening(locations: readonly SiteLocation[], now: number): OpenPlan | null {
  const showrooms = locations.filter(({ type }) => type === 'sales')
  if (showrooms.length > MAX_NAMED || showrooms.some(({ hours }) => hours.length === 0)) return null
  const [plan, ...others] = showrooms.map((showroom) => planOpening(showroom, now))
  const isShared = others.every((other) => writeOpenSteps(other.steps) === writeOpenSteps(plan?.steps ?? []))
  return plan && isShared ? plan : null
}
