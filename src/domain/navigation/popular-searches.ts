import { listBodyLeads } from './build-navigation'
import type { NavigationFacts, NavLead, NavLink } from './navigation'

/** Ways into the stock for a visitor who got lost: body types in pictures, or makes where there are no pictures of two body types. */
export type PopularSearches = { bodies: NavLead[]; makes: NavLink[] }

const MOST_BODIES = 6
const MOST_MAKES = 8

/** Returns the searches with the most vehicles, the largest first (WEB-03). */
export function listPopularSearches(facts: NavigationFacts): PopularSearches {
  const bodies = listBodyLeads(facts).filter(({ picture }) => picture)
  const makes = facts.makes
    .toSorted((one, other) => other.count - one.count)
    .map(({ name, slug, count }) => ({ label: name, href: `/search/${slug}`, count }))
  return bodies.length > 1 ? { bodies: bodies.slice(0, MOST_BODIES), makes: [] } : { bodies: [], makes: makes.slice(0, MOST_MAKES) }
}
