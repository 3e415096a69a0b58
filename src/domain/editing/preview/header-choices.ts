import { isRecord } from '@/domain/json/is-record'
import { type MenuTree, readMenuTree } from '@/domain/navigation/menu-tree'
import type { HeaderVariant } from '@/domain/tenant/template'
import { toHeaderChoice } from '@/domain/tenant/theme/theme-choices'

/** The card of the mega menu in the form. `image` is the id of its picture. */
type PromoChoice = { heading: string | null; text: string | null; label: string | null; href: string | null; image: number | null }

/** The header settings of a site (ADM-15, EDT-15). Null means the template's header style, no logo or no tagline. */
export type HeaderChoices = {
  header: HeaderVariant | null
  logo: number | null
  tagline: string | null
  menuTree: MenuTree
  megaPromo: PromoChoice
}

const readText = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)

function readId(value: unknown): number | null {
  const id = isRecord(value) ? value.id : value
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null
}

function readPromo(value: unknown): PromoChoice {
  const { heading, text, label, href, image } = isRecord(value) ? value : {}
  return { heading: readText(heading), text: readText(text), label: readText(label), href: readText(href), image: readId(image) }
}

/** Reads the header's settings from the site settings form, or from settings that were read before. Invalid values become null. */
export function readHeaderChoices(data: unknown): HeaderChoices {
  const { theme, header, logo, tagline, menuTree, megaPromo } = isRecord(data) ? data : {}
  return {
    header: toHeaderChoice(isRecord(theme) ? theme : { header }),
    logo: readId(logo),
    tagline: readText(tagline),
    menuTree: readMenuTree(menuTree),
    megaPromo: readPromo(megaPromo),
  }
}

/** Checks whether two settings produce the same header. */
export function isSameHeader(one: HeaderChoices, other: HeaderChoices): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
