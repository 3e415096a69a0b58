import { isRecord } from '@/domain/json/is-record'
import type { HeaderVariant } from '../tenant/template'
import { toHeaderChoice } from '../theme/theme-choices'

/** The header settings of a site (ADM-15). Null means the template's header style, no logo or no tagline. */
export type HeaderChoices = { header: HeaderVariant | null; logo: number | null; tagline: string | null }

/** Reads header style, logo and tagline from the site settings form, or from settings that were read before. Invalid values become null. */
export function readHeaderChoices(data: unknown): HeaderChoices {
  const { theme, header, logo, tagline } = isRecord(data) ? data : {}
  const id = isRecord(logo) ? logo.id : logo
  return {
    header: toHeaderChoice(isRecord(theme) ? theme : { header }),
    logo: typeof id === 'number' && Number.isSafeInteger(id) ? id : null,
    tagline: typeof tagline === 'string' && tagline.trim() !== '' ? tagline.trim() : null,
  }
}

/** Checks whether two settings produce the same header. */
export function isSameHeader(one: HeaderChoices, other: HeaderChoices): boolean {
  return one.header === other.header && one.logo === other.logo && one.tagline === other.tagline
}
