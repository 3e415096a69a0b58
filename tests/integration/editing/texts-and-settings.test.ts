import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Tenant } from '@/domain/tenant/tenant'
import { ALL_STOCK } from '@/domain/search/search-state'
import { payloadClient } from '@/server/payload-client'
import { fillTexts } from '@/server/placeholders/fill-texts'
import { countStock } from '@/server/stock/search-stock'
import { toLinks, toMenus } from '@/server/tenant/to-menus'
import { CONFIG_LINK_DEFAULTS } from '@/domain/switches/json-fields'
import { aTenant } from '../../builders/tenant'

vi.mock('@/server/cache/tagged-read', () => ({ taggedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read() }))

const now = Math.floor(Date.now() / 1000)
let harbour: Tenant

beforeAll(async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'tenants', where: { slug: { equals: 'harbour' } }, depth: 0, limit: 1 })
  const [doc] = docs
  if (!doc) throw new Error('no tenant harbour')
  const dealershipIds = (doc.sells ?? []).map((one) => (typeof one === 'number' ? one : one.id))
  harbour = aTenant('dealer', { id: doc.id, dealershipIds, timeZone: doc.timeZone })
})

const fill = (text: string) => fillTexts(text, { tenant: harbour, now, locationId: null })

describe('placeholders', () => {
  test('ADM-14: the phone and the count of cars are those of the site', async () => {
    const [toyotas = 0] = await countStock(harbour, [{ ...ALL_STOCK, lists: { make: ['Toyota'] } }], now)
    expect(toyotas).toBeGreaterThan(0)
    expect(await fill('{stock.count make=Toyota} Toyotas, call {dealer.phone}')).toBe(`${toyotas} Toyotas, call (07) 5550 4400`)
    expect(await fill('{stock.count make=Lada}')).toBe('0')
  })

  test('ADM-14: an offer’s last day is the one before its expiry, in the zone of the site', async () => {
    const payload = await payloadClient()
    await payload.create({
      collection: 'offers',
      data: {
        tenant: harbour.id,
        title: 'EOFY ute',
        slug: 'eofy-ute',
        start: '2026-01-01T00:00:00.000Z',
        expiry: new Date((now + 40 * 86_400) * 1000).toISOString(),
      },
    })
    const { docs } = await payload.find({
      collection: 'offers',
      where: { and: [{ slug: { equals: 'eofy-ute' } }, { tenant: { equals: harbour.id } }] },
    })
    await payload.update({ collection: 'offers', id: docs[0]?.id ?? 0, data: { expiry: '2036-06-30T14:00:00.000Z' } })
    // midnight in Brisbane: 1 July begins
    expect(await fill('Ends {offer.endsOn slug=eofy-ute}')).toBe('Ends 30 Jun 2036')
    expect(await fill('{offer.title slug=eofy-ute}')).toBe('EOFY ute')
    expect(await fill('{offer.endsOn slug=none}')).toBe('')
  })

  test('ADM-14: a location of the site, by name or the page’s own', async () => {
    const named = await fill('{location.name}: {location.phone}')
    expect(named).toMatch(/^Harbour.*: .*\d/)
  })
})

describe('settings of a site', () => {
  async function settingsOf(tenant: number) {
    const payload = await payloadClient()
    const { docs } = await payload.find({ collection: 'site-settings', where: { tenant: { equals: tenant } }, depth: 0, limit: 1 })
    const [settings] = docs
    if (!settings) throw new Error('no settings')
    return settings
  }

  test('NAV-11, NAV-12: link defaults and the announcement are edited in the site’s settings', async () => {
    const payload = await payloadClient()
    const { id } = await settingsOf(harbour.id)
    const data = {
      linkDefaults: { finance: '/pages/money' },
      notice: { text: 'Open on Monday', label: 'See hours', href: '/locations', start: '2026-06-01T00:00:00.000Z' },
      headerItems: [{ item: 'finance' as const, label: 'Money' }],
      menuLinks: [{ place: 'footer-company' as const, label: 'Our story', href: '/our-story' }],
      megaPromo: { heading: 'EOFY', href: '/eofy' },
    }
    await payload.update({ collection: 'site-settings', id, data })
    const settings = await settingsOf(harbour.id)
    expect(toLinks(CONFIG_LINK_DEFAULTS, settings)).toEqual({ ...CONFIG_LINK_DEFAULTS, finance: '/pages/money' })
    expect(toMenus(settings, null)).toMatchObject({
      header: [{ item: 'finance', label: 'Money', href: null, isHidden: false }],
      links: [{ place: 'footer-company', label: 'Our story', href: '/our-story' }],
      promo: { heading: 'EOFY', link: { label: 'Find out more', href: '/eofy' } },
      notice: { text: 'Open on Monday', link: { label: 'See hours', href: '/locations' }, start: 1780272000, expiry: null },
    })
  })

  test('NAV-11: an address with a script is refused', async () => {
    const payload = await payloadClient()
    const { id } = await settingsOf(harbour.id)
    await expect(
      payload.update({ collection: 'site-settings', id, data: { linkDefaults: { finance: 'javascript:alert(1)' } } }),
    ).rejects.toThrow(/invalid/)
  })

  test('ADM-15: colours that can’t be read are refused with one that can', async () => {
    const payload = await payloadClient()
    const { id } = await settingsOf(harbour.id)
    await expect(
      payload.update({ collection: 'site-settings', id, data: { theme: { action: '#ffc233', actionInk: '#ffffff' } } }),
    ).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringMatching(/actionInk on action has a contrast of \d.*#[0-9a-f]{6} would do/) }] },
    })
  })
})

describe('blocks and switches', () => {
  test('ADM-13: a hidden block is kept; a preset holds copies with every field', async () => {
    const payload = await payloadClient()
    const hidden = { blockType: 'callToAction' as const, heading: 'Later', tone: 'plain' as const, isHidden: true }
    const page = await payload.create({
      collection: 'pages',
      data: { tenant: harbour.id, title: 'Hidden', path: '/hidden-block', layout: [hidden], _status: 'published' },
    })
    expect(page.layout).toMatchObject([{ heading: 'Later', isHidden: true }])
    const preset = await payload.create({ collection: 'block-presets', data: { tenant: harbour.id, name: 'Later', layout: [hidden] } })
    expect(preset.layout).toMatchObject([{ heading: 'Later', isHidden: true }])
  })
})
