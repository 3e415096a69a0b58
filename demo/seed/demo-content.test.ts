import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { calculate, defaultEntries } from '@/domain/finance/calculator'
import { computeExampleComparisonRate } from '@/domain/finance/comparison-rate'
import { composeDisclaimer } from '@/domain/finance/disclaimer'
import { listLoanFees, resolveLoanFees } from '@/domain/finance/loan-fees'
import { formatMoney } from '@/domain/money/money'
import { explainBadHref } from '@/domain/navigation/href'
import { explainBadPath } from '@/domain/navigation/page-path'
import { resolveSwitches } from '@/domain/switches/resolve-switches'
import { switchOverridesSchema } from '@/domain/switches/switches'
import type { SiteLink } from '@/domain/tenant/tenant'
import { demoTenants } from '@demo/tenants'
import type { DemoBlock, DemoContent, DemoWindow } from '@demo/tenants/content'
import { templates } from '@tenants/templates'
import { listBrands } from './brands'
import { toFinanceTerms } from './generate/price'
import { demoLogins } from './logins'
import { planStock } from './stock-plans'
import { shorten } from '@/domain/text/truncate'
import { listPictures } from './store/store-pictures'

const bySlug = demoTenants.map((content) => [content.slug, content] as const)
/** The maximum lengths of the collections' fields. */
const LIMITS = {
  heroHeading: 90,
  heroText: 220,
  promoHeading: 80,
  promoText: 240,
  blockHeading: 80,
  linkLabel: 60,
  summary: 300,
  price: 40,
  question: 200,
  about: 400,
  acknowledgement: 300,
  alt: 160,
  pageTitle: 120,
  description: 170,
  shortDescription: 600,
}

function linksOfBlock(block: DemoBlock): (SiteLink | undefined)[] {
  switch (block.blockType) {
    case 'heroSlider':
      return block.slides.map(({ link }) => link)
    case 'searchPanel':
      return block.chips ?? []
    case 'featureBanner':
      return block.kind === 'banner' ? [block.link] : block.shortcuts.map(({ title, href }) => ({ label: title, href }))
    case 'columns':
      return block.columns.map(({ link }) => link)
    case 'callToAction':
      return [block.link, block.secondLink]
    default:
      return 'link' in block ? [block.link] : []
  }
}

function listLinks({ pages, promoCards, offers, switches }: DemoContent): SiteLink[] {
  const ofBlocks = pages.flatMap(({ layout }) => layout.flatMap(linksOfBlock))
  const ofCards = [...promoCards, ...offers].map(({ link }) => link)
  return [...ofBlocks, ...ofCards, switches.announcement?.link].flatMap((link) => link ?? [])
}

function textsOfBlock(block: DemoBlock): (string | undefined)[] {
  switch (block.blockType) {
    case 'richText':
      return [block.content]
    case 'imageText':
      // Figures are shown together, so a rate among them has its comparison rate beside it.
      return [block.content, block.facts?.map(({ value, label }) => `${value} ${label}`).join(', ')]
    case 'columns':
      return block.columns.map(({ content }) => content)
    default:
      return 'text' in block ? [block.text] : []
  }
}

function listTexts({ pages, questions }: DemoContent): string[] {
  const ofBlocks = pages.flatMap(({ layout }) => layout.flatMap(textsOfBlock))
  return [...ofBlocks, ...questions.map(({ answer }) => answer)].flatMap((text) => text ?? [])
}

const linksInText = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href ?? '')

/** Checks whether a page exists without anybody creating it: pages of models, brands and news (MOD-04, BRD-01, CMS-07). */
function isGeneratedPage(path: string, { models, pages }: DemoContent): boolean {
  if (path === '/brands' || models.some(({ slug }) => path === `/models/${slug}`)) return true
  return path === '/blog' && pages.some((page) => page.path.startsWith('/blog/'))
}

function isReachable(href: string, content: DemoContent): boolean {
  const { pages, offers, locations } = content
  if (/^(https:|mailto:|tel:|#)/.test(href)) return true
  const [path = ''] = href.split('?')
  if (path === '/search' || path.startsWith('/search/')) return true
  if (path.startsWith('/cars/'))
    return planStock().some(({ showcase }) => showcase.some(({ stocknum }) => path.endsWith(`-${stocknum.toLowerCase()}`)))
  if (isGeneratedPage(path, content)) return true
  if (locations.some(({ slug }) => path === `/our-location/${slug}` || path === `/contact-us/${slug}`)) return true
  return pages.some((page) => page.path === path) || offers.some(({ slug }) => path === `/special-offers/${slug}`)
}

const phaseOf = ({ startsInDays, endsInDays }: DemoWindow) =>
  (endsInDays ?? 1) < 0 ? 'past' : (startsInDays ?? -1) > 0 ? 'to come' : 'running'

describe.each(bySlug)('the demo site %s', (_, content) => {
  test('CMS-01: every link is an address that exists', () => {
    const hrefs = [...listLinks(content).map(({ href }) => href), ...listTexts(content).flatMap(linksInText)]
    expect(hrefs.length).toBeGreaterThan(10)
    expect(hrefs.filter((href) => explainBadHref(href) !== null)).toEqual([])
    expect(hrefs.filter((href) => !isReachable(href, content))).toEqual([])
  })

  test('NAV-11: it has the pages in its menus, each at a unique address', () => {
    const paths = content.pages.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter((path) => explainBadPath(path) !== null)).toEqual([])
    const needed = [
      '/',
      '/about-us',
      '/fleet',
      '/privacy-policy',
      '/terms-and-conditions',
      '/service',
      '/vehicle-parts-and-accessories',
      '/special-offers',
      '/eofy',
      '/locations',
    ]
    expect(paths).toEqual(expect.arrayContaining([...needed, '/finance', '/trade-in', '/contact', '/careers', '/book-test-drive']))
    expect(paths.includes('/models')).toBe(content.models.length > 0)
  })

  test('CMS-16: no text promises years of warranty itself: these follow the switch warrantyYears', () => {
    const said = JSON.stringify({ ...content, switches: {} })
    expect(said.match(/\b(?:two|three|four|five|six|seven|\d+)[ -]years?\b[^.]{0,60}warranty/gi)).toBeNull()
  })

  test('CMS-01: texts fit their fields', () => {
    const slides = content.pages.flatMap(({ layout }) => layout.flatMap((block) => (block.blockType === 'heroSlider' ? block.slides : [])))
    const headings = content.pages.flatMap(({ layout }) =>
      layout.flatMap((block) => ('heading' in block && block.blockType !== 'modelStory' ? (block.heading ?? []) : [])),
    )
    const measured: [string[], number][] = [
      [slides.map(({ heading }) => heading), LIMITS.heroHeading],
      [slides.map(({ text }) => text), LIMITS.heroText],
      [headings, LIMITS.blockHeading],
      [listLinks(content).map(({ label }) => label), LIMITS.linkLabel],
      [content.promoCards.map(({ heading }) => heading), LIMITS.promoHeading],
      [content.promoCards.map(({ text }) => text), LIMITS.promoText],
      [content.offers.map(({ summary }) => summary), LIMITS.summary],
      [content.offers.map(({ price }) => price ?? ''), LIMITS.price],
      [content.questions.map(({ question }) => question), LIMITS.question],
      [[content.site.about ?? ''], LIMITS.about],
      [[content.site.acknowledgement ?? ''], LIMITS.acknowledgement],
      [listPictures(content).map(({ alt }) => alt), LIMITS.alt],
      [content.pages.map(({ title }) => title), LIMITS.pageTitle],
      [content.pages.map(({ description }) => description ?? ''), LIMITS.description],
      [content.models.map(({ shortDescription }) => shortDescription), LIMITS.shortDescription],
    ]
    expect(measured.flatMap(([texts, limit]) => texts.filter((text) => text.length > limit))).toEqual([])
  })

  test('LOOK-19: the teaser of every model ends with a sentence on both sizes of card', () => {
    const teasers = content.models.flatMap(({ shortDescription }) => [75, 200].map((limit) => shorten(shortDescription, limit).text))
    expect(teasers.filter((teaser) => !/[.!?]$/.test(teaser))).toEqual([])
  })

  test('CMS-08, CMS-10: promo cards are past, current and future', () => {
    expect(new Set(content.promoCards.map(phaseOf))).toEqual(new Set(['past', 'running', 'to come']))
    expect(content.promoCards.filter((card) => phaseOf(card) === 'running').length).toBeGreaterThanOrEqual(3)
    expect(content.offers.some((offer) => phaseOf(offer) === 'running')).toBe(true)
  })

  test('TEN-05: its switches are allowed by the registry', () => {
    expect(switchOverridesSchema.safeParse(content.switches).error?.issues ?? []).toEqual([])
  })

  test('FIN-32: the comparison rate matches rate and fee, and is in the legal notes beside the rate', () => {
    const { rate, comparisonRate } = content.finance
    expect(computeExampleComparisonRate(rate, toFinanceTerms(content.finance).fees)).toBe(comparisonRate)
    const legal = content.site.legal.join(' ')
    expect(legal).toContain(`${rate.toFixed(2)}% p.a. (comparison rate ${comparisonRate.toFixed(2)}% p.a.)`)
    expect(legal).toContain('WARNING')
  })

  test('FIN-32, FIN-35: the rates and fees in its calculator and disclaimer match its texts and quotes', () => {
    const { values } = resolveSwitches({ template: templates[content.template].switches, tenant: content.switches })
    const { rate, comparisonRate } = content.finance
    expect([values.financeDefaultRate, resolveLoanFees(values)]).toEqual([rate, toFinanceTerms(content.finance).fees])
    const disclaimer = composeDisclaimer(values).full
    expect(disclaimer).toContain(`Interest rate ${rate.toFixed(2)}% p.a., comparison rate ${comparisonRate.toFixed(2)}% p.a.`)
    for (const { label, amount } of listLoanFees(values)) expect(disclaimer).toContain(`${label} ${formatMoney(amount * 100)}`)
    const result = calculate(defaultEntries(values, null), values, null)
    if (result.kind !== 'repayment') throw new Error('the usual loan has a payment')
    expect(result.financed - defaultEntries(values, null).price).toBe(resolveLoanFees(values).financed)
  })

  test('FIN-32: no rate is stated without its comparison rate', () => {
    const texts = [
      ...listTexts(content),
      ...content.promoCards.map(({ text }) => text),
      ...content.offers.flatMap(({ summary, price = '' }) => [summary, price]),
    ]
    expect(texts.filter((text) => /\d% p\.a\./.test(text) && !/comparison/i.test(text))).toEqual([])
    const named = texts.flatMap((text) =>
      [...text.matchAll(/(\d+\.\d\d)% p\.a\. comparison|comparison (?:rate )?(\d+\.\d\d)%/gi)].map(([, before, after]) =>
        Number(before ?? after),
      ),
    )
    expect(named.filter((rate) => rate !== content.finance.comparisonRate)).toEqual([])
  })

  test('REV-01, CMS-13: reviews and questions are enough to fill their blocks', () => {
    expect(content.reviews.length).toBeGreaterThanOrEqual(10)
    expect(content.reviews.length).toBeLessThanOrEqual(14)
    expect(content.questions.length).toBeGreaterThanOrEqual(8)
    const categories = new Set(content.questions.map(({ category }) => category))
    const asked = content.pages.flatMap(({ layout }) =>
      layout.flatMap((block) => (block.blockType === 'faq' ? (block.category ?? []) : [])),
    )
    expect(asked.filter((category) => !categories.has(category))).toEqual([])
  })

  test('CAR-04: every picture exists', () => {
    expect(listPictures(content).filter(({ file }) => !existsSync(`public/demo-media/${file}`))).toEqual([])
  })

  test('LOC-01, LOC-09: every location belongs to one of its dealerships, and has seven days and a fictitious phone number', () => {
    const dealerships = content.dealerships.map(({ slug }) => slug)
    for (const { slug, dealership, hours, phone, address } of content.locations) {
      expect(dealerships, slug).toContain(dealership)
      expect(
        hours.map(({ weekday }) => weekday),
        slug,
      ).toEqual(['1', '2', '3', '4', '5', '6', '0'])
      expect(phone, slug).toMatch(/^\(0[2378]\) 5550 \d{4}$/)
      expect(address.lat > -44 && address.lat < -10 && address.long > 112 && address.long < 154, slug).toBe(true)
    }
    const places = content.locations.map(({ slug }) => slug)
    expect(content.reviews.filter(({ location }) => location !== undefined && !places.includes(location))).toEqual([])
  })
})

describe('the whole demonstration', () => {
  test('TEN-03: dealerships, locations and hosts are unique on the platform', () => {
    const keys = demoTenants.flatMap(({ dealerships, locations, domains }) => [
      ...dealerships.map(({ slug }) => slug),
      ...locations.map(({ slug }) => slug),
      ...domains,
    ])
    expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted())
    expect(demoTenants.flatMap(({ locations }) => locations).length).toBeGreaterThanOrEqual(12)
  })

  test("TEN-06: a group sells others' stock, and every dealership has stock", () => {
    const owned = demoTenants.flatMap(({ dealerships }) => dealerships.map(({ slug }) => slug))
    const meridian = demoTenants.find(({ slug }) => slug === 'meridian')
    expect(meridian?.alsoSells).toEqual([
      'harbour-city-motors',
      'harbour-city-bayside',
      'summit-sydney',
      'summit-melbourne',
      'summit-gold-coast',
    ])
    expect(demoTenants.flatMap(({ alsoSells }) => alsoSells).filter((slug) => !owned.includes(slug))).toEqual([])
    expect(planStock().map(({ dealershipKey }) => dealershipKey)).toEqual(owned)
    expect(planStock().filter(({ yards }) => yards.length === 0)).toEqual([])
  })

  test('EDT-24, EDT-25: sections are on pages that exist, and sites replace open fields of their group’s sections only', () => {
    for (const { slug, group, pages, sections = [], groupSections = [] } of demoTenants) {
      const paths = pages.map(({ path }) => path)
      const used = [...sections.flatMap((section) => section.paths), ...groupSections.map(({ path }) => path)]
      expect([slug, used.filter((path) => !paths.includes(path))]).toEqual([slug, []])
      const shared = demoTenants.find((tenant) => tenant.slug === group)?.sections ?? []
      for (const { name, values } of groupSections) {
        expect(shared.find((section) => section.name === name)?.openFields).toEqual(expect.arrayContaining(Object.keys(values)))
      }
    }
    expect(demoTenants.flatMap(({ groupSections = [] }) => groupSections).length).toBeGreaterThan(0)
  })

  test('ADM-01: an admin, a support user, and marketing and sales staff of each site', () => {
    const roles = demoLogins.map(({ role, sites }) => `${role}:${sites.join()}`)
    expect(roles).toEqual(['admin:', 'support:', ...demoTenants.flatMap(({ slug }) => [`marketing:${slug}`, `sales:${slug}`])])
    expect(demoLogins.filter(({ password }) => password.length < 12)).toEqual([])
  })

  test('BRD-04: about 150 makes, each once', () => {
    const names = listBrands().map(({ name }) => name.toLowerCase())
    expect(names.length).toBeGreaterThanOrEqual(140)
    expect(new Set(names).size).toBe(names.length)
  })
})
