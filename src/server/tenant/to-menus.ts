import { safeHref } from '@/domain/navigation/href'
import { readMenuTree, type SiteMenus } from '@/domain/navigation/menu-tree'
import type { NavPromo } from '@/domain/navigation/navigation'
import { CONFIG_LINK_DEFAULTS, type ConfigLinks } from '@/domain/switches/json-fields'
import type { SiteSetting } from '@payload-types'
import type { Picture } from '../content/find-media'

/** `menuTree` is a stored or unsaved tree. */
type StoredMenus = { menuTree?: unknown; megaPromo?: SiteSetting['megaPromo'] | undefined } | undefined
type StoredLinks = Pick<SiteSetting, 'linkDefaults'> | undefined

function toPromo(stored: StoredMenus, picture: Picture | null): NavPromo | null {
  const { heading, text, label, href } = stored?.megaPromo ?? {}
  const target = safeHref(href)
  if (!heading || target === null) return null
  return { heading, text: text ?? null, link: { label: label || 'Find out more', href: target }, imageUrl: picture?.url ?? null }
}

/** Maps what editors made of a site's menus (EDT-15, NAV-01 to NAV-09). */
export function toMenus(stored: StoredMenus, picture: Picture | null): SiteMenus {
  return { ...readMenuTree(stored?.menuTree), promo: toPromo(stored, picture) }
}

const toFinancePage = (href: string, financePath: string) => (href === CONFIG_LINK_DEFAULTS.finance ? financePath : href)

/**
 * Returns the targets of the standard links: as the site's editors set them, else as its switches do (NAV-11). A link to the usual finance page leads to the address
 * of the site's own (FIN-01).
 */
export function toLinks(
  { configLinks: links, financePath }: { configLinks: ConfigLinks; financePath: string },
  stored: StoredLinks,
): ConfigLinks {
  const { allStock, testDrive, service, finance, tradeIn, contact, parts } = stored?.linkDefaults ?? {}
  return {
    allStock: safeHref(allStock) ?? links.allStock,
    testDrive: safeHref(testDrive) ?? links.testDrive,
    service: safeHref(service) ?? links.service,
    finance: toFinancePage(safeHref(finance) ?? links.finance, financePath),
    tradeIn: safeHref(tradeIn) ?? links.tradeIn,
    contact: safeHref(contact) ?? links.contact,
    parts: safeHref(parts) ?? links.parts,
  }
}
