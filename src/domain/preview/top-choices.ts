import { isRecord } from '@/domain/json/is-record'
import type { HeaderVariant } from '../tenant/template'
import { toHeaderChoice } from '../theme/theme-choices'

/** What the form of a site's settings says of the top of its pages (ADM-15): null follows the template, and has no logo and no second line. */
export type TopChoices = { header: HeaderVariant | null; logo: number | null; tagline: string | null }

/** The form, or choices that were read from it, → header style, logo and second line; whatever is none of the choices counts as not chosen. */
export function readTopChoices(data: unknown): TopChoices {
  const { theme, header, logo, tagline } = isRecord(data) ? data : {}
  const id = isRecord(logo) ? logo.id : logo
  return {
    header: toHeaderChoice(isRecord(theme) ? theme : { header }),
    logo: typeof id === 'number' && Number.isSafeInteger(id) ? id : null,
    tagline: typeof tagline === 'string' && tagline.trim() !== '' ? tagline.trim() : null,
  }
}

/** Whether the top would look the same by both. */
export function isSameTop(one: TopChoices, other: TopChoices): boolean {
  return one.header === other.header && one.logo === other.logo && one.tagline === other.tagline
}
