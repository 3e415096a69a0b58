import { safeHref } from '@/domain/navigation/href'
import type { SiteMenus } from '@/domain/navigation/menu-changes'
import type { NavPromo } from '@/domain/navigation/navigation'
import { CONFIG_LINK_DEFAULTS, type ConfigLinks } from '@/domain/switches/json-fields'
import type { SiteSetting } from '@payload-types'
import type { Picture } from '../content/find-media'

type Stored = Pick<SiteSetting, 'headerItems' | 'menuLinks' | 'megaPromo' | 'linkDefaults'> | undefined

function toPromo(stored: Stored, picture: Picture | null): NavPromo | null {
  const { heading, text, label, href } = stored?.megaPromo ?? {}
  const target = safeHref(href)
  if (!heading || target === null) return null
  return { heading, text: text ?? null, link: { label: label || 'Find out more', href: target }, imageUrl: picture?.url ?? null }
}

/** Maps the editors' changes to a site's menus (NAV-01 to NAV-12). */
export function toMenus(stored: Stored, picture: Picture | null): SiteMenus {
  return {
    header: (stored?.headerItems ?? []).map(({ item, label, href, isHidden }) => ({
      item,
      label: label || null,
      href: safeHref(href),
      isHidden: isHidden === true,
    })),
    links: (stored?.menuLinks ?? []).map(({ place, label, href }) => ({ place, label, href })),
    promo: toPromo(stored, picture),
  }
}

const toFinancePage = (href: string, financePath: string) => (href === CONFIG_LINK_DEFAULTS.finance ? financePath : href)

/**
 * Returns the targets of the standard links: as the site's editors set them, else as its switches do (NAV-11). A link to the usual finance page leads to the address
 * of the site's own (FIN-01).
 */
export function toLinks(
  { configLinks: links, financePath }: { configLinks: ConfigLinks; financePath: string },
  stored: Stored,
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
