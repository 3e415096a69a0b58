import { hasBody, listBodyChoices, toRangeHref } from '../models/body-filter'
import { RANGE_PATH } from '../models/model-path'
import type { SiteLink } from './site-link'
import { toServiceHref } from './site-address'
import {
  BRAND_SECTION_LABELS,
  type BrandSection,
  type NavBrand,
  type NavBrandSection,
  type NavGroup,
  type NavigationFacts,
  type NavItem,
  type NavLead,
  type NavLink,
  type NavMenu,
} from './navigation'

const OFFERS_PATH = '/special-offers'
const SECTIONS = ['car', 'motorcycle', 'truck', 'own'] as const satisfies readonly BrandSection[]

const plain = (label: string, href: string): NavLink => ({ label, href, count: null })

const serviceHref = ({ serviceBookingUrl, links }: NavigationFacts) => toServiceHref({ serviceBookingUrl, configLinks: links })

/**
 * Returns one link per body type: to the range if the site has models with it (MOD-02), else to the search (NAV-09). Without stock, uses
 * the body types of the site's models.
 */
function bodyLinks({ bodies, models, links }: NavigationFacts): NavLink[] {
  if (bodies.length === 0)
    return listBodyChoices(models, null).flatMap(({ body, label, href }) => (body === null ? [] : [plain(label, href)]))
  return bodies.map(({ value, label, count }) =>
    models.some((model) => hasBody(model, value))
      ? plain(label, toRangeHref(value))
      : { label, count, href: `${links.allStock}?body=${encodeURIComponent(value)}` },
  )
}

function carTypeLinks({ stock, stockNoun, links }: NavigationFacts): NavLink[] {
  return [
    { label: `All ${stockNoun}`, href: links.allStock, count: stock.all },
    { label: `New ${stockNoun}`, href: '/search/new-cars', count: stock.new },
    { label: `Demo ${stockNoun}`, href: '/search/demo-cars', count: stock.demo },
    { label: `Used ${stockNoun}`, href: '/search/used-cars', count: stock.used },
  ]
}

function brandSections(makes: NavigationFacts['makes']): NavBrandSection[] {
  return SECTIONS.flatMap((section) => {
    const brands = makes
      .filter((make) => make.section === section)
      .map(({ name, slug, count, logo }): NavBrand => ({ label: name, href: `/search/${slug}`, count, ...(logo ? { logo } : {}) }))
    return brands.length > 0 ? [{ label: BRAND_SECTION_LABELS[section], count: brands.length, brands }] : []
  })
}

/** Returns the body types in stock with pictures. They link to the search with their counts, even if the site has models (LOOK-07). */
export function listBodyLeads(facts: NavigationFacts): NavLead[] {
  return bodyLinks({ ...facts, models: [] }).map((link, at): NavLead => {
    const picture = facts.pictures[facts.bodies[at]?.value ?? '']
    return picture ? { ...link, picture } : link
  })
}

function stockMenu(facts: NavigationFacts): NavMenu | null {
  if (!facts.megaMenu || facts.makes.length === 0) return null
  const { links } = facts
  const tasks: SiteLink[] = [
    { label: 'Value my trade-in', href: links.tradeIn },
    { label: 'Get finance', href: links.finance },
    { label: 'Book a test drive', href: links.testDrive },
  ]
  const inStock = carTypeLinks(facts).filter(({ count }) => count !== 0)
  const bodies = listBodyLeads(facts)
  return {
    kind: 'mega',
    heading: 'Shop by brand',
    lead: [...inStock, ...bodies],
    prices: facts.prices,
    sections: brandSections(facts.makes),
    promo: facts.promo,
    tasks,
  }
}

/** Falls back from models to body types, and to null rather than an empty menu. */
function vehiclesMenu(facts: NavigationFacts): NavMenu | null {
  const links = facts.models.length > 0 ? facts.models.map(({ name, path }) => plain(name, path)) : bodyLinks(facts)
  return links.length > 0 ? { kind: 'links', links } : null
}

function serviceLinks(facts: NavigationFacts): NavLink[] {
  return [plain('Servicing', serviceHref(facts)), plain('Parts and Accessories', facts.links.parts)]
}

/**
 * Builds the header's items in order (NAV-01): Vehicles lists the models (NAV-02), Offers needs current offers (NAV-03, CMS-05), Service &
 * Parts and Company have fixed entries (NAV-04, NAV-05), and Our Stock lists the makes if the site has a mega menu (NAV-08).
 */
export function buildNavigation(facts: NavigationFacts): NavItem[] {
  const { links, models, stock, offersCount } = facts
  const item = (key: NavItem['key'], label: string, href: string, menu: NavMenu | null = null, count: number | null = null): NavItem => ({
    key,
    label,
    href,
    count,
    menu,
  })
  const company: NavLink[] = [
    plain('About Us', '/about-us'),
    plain('Contact Us', links.contact),
    plain('Fleet', '/fleet'),
    plain('Careers', '/careers'),
    plain('Terms And Conditions', '/terms-and-conditions'),
  ]
  return [
    item('home', 'Home', '/'),
    item('vehicles', 'Vehicles', models.length > 0 ? RANGE_PATH : links.allStock, vehiclesMenu(facts)),
    item('stock', 'Our Stock', links.allStock, stockMenu(facts), stock.all),
    ...(offersCount > 0 ? [item('offers', 'Offers', OFFERS_PATH, null, offersCount)] : []),
    item('finance', 'Finance', links.finance),
    item('service', 'Service & Parts', serviceHref(facts), { kind: 'links', links: serviceLinks(facts) }),
    item('company', 'Company', '/about-us', { kind: 'links', links: company }),
  ]
}

/**
 * Builds the footer's groups (NAV-09, NAV-10). Leaves out empty groups, the body types if the site has no body list (TEN-08), and Offers if
 * there are none (CMS-05).
 */
export function buildFooterNavigation(facts: NavigationFacts): NavGroup[] {
  const { links, models, offersCount, hasBodyList } = facts
  const tools: NavLink[] = [
    ...carTypeLinks(facts).map(({ label, href }) => plain(label, href)),
    ...(offersCount > 0 ? [plain('Offers', OFFERS_PATH)] : []),
    plain('Finance', links.finance),
    plain('Trade In', links.tradeIn),
    plain('Test Drive', links.testDrive),
  ]
  const company: NavLink[] = [
    plain('About', '/about-us'),
    plain('Contact', links.contact),
    plain('Fleet', '/fleet'),
    plain('Careers', '/careers'),
    plain('Terms', '/terms-and-conditions'),
    plain('Privacy', '/privacy-policy'),
  ]
  const groups: NavGroup[] = [
    { key: 'bodies', label: 'Vehicles', links: hasBodyList ? bodyLinks(facts).map(({ label, href }) => plain(label, href)) : [] },
    { key: 'models', label: 'Models', links: models.map(({ name, path }) => plain(name, path)) },
    { key: 'tools', label: 'Buyer Tools', links: tools },
    { key: 'service', label: 'Service & Parts', links: serviceLinks(facts) },
    { key: 'company', label: 'Company', links: company },
  ]
  return groups.filter((group) => group.links.length > 0)
}
