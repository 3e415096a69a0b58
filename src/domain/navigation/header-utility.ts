import type { OpenPlan } from '../locations/describe-locations'
import type { SiteLink } from './site-link'

/** The dealer's data above or beside the menu. Unknown entries are left out. */
export type HeaderUtility = {
  /** 'Moorooka, Windsor and Capalaba', or '52 locations in five states'. */
  locations: SiteLink | null
  /** The opening status that all showrooms share (LOOK-13). */
  open: OpenPlan | null
  /** The first locations, with their own opening status (LOOK-07). */
  places: { name: string; href: string; open: OpenPlan }[]
  phone: string | null
  rating: { value: number; count: number } | null
  links: SiteLink[]
}
