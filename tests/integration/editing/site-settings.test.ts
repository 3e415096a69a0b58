import { beforeAll, describe, expect, test } from 'vitest'
import { CONFIG_LINK_DEFAULTS } from '@/domain/switches/json-fields'
import { payloadClient } from '@/server/process/payload-client'
import { toLinks, toMenus } from '@/server/tenant/to-menus'

let tenant: number

beforeAll(async () => {
  const { docs } = await (await payloadClient()).find({ collection: 'tenants', where: { slug: { equals: 'harbour' } }, depth: 0, limit: 1 })
  if (!docs[0]) throw new Error('no tenant harbour')
  tenant = docs[0].id
})

describe("a site's settings", () => {
  async function settingsOf(tenant: number) {
    const payload = await payloadClient()
    const { docs } = await payload.find({ collection: 'site-settings', where: { tenant: { equals: tenant } }, depth: 0, limit: 1 })
    const [settings] = docs
    if (!settings) throw new Error('no settings')
    return settings
  }

  test("NAV-11, EDT-15: link defaults and menus are edited in the site's settings", async () => {
    const payload = await payloadClient()
    const { id } = await settingsOf(tenant)
    const data = {
      linkDefaults: { finance: '/pages/money' },
      menuTree: {
        header: [{ id: 'finance', label: 'Money' }],
        footer: [{ id: 'company', links: [{ id: 'own-story', label: 'Our story', href: '/our-story' }] }],
      },
      megaPromo: { heading: 'EOFY', label: null, href: '/eofy' },
    }
    await payload.update({ collection: 'site-settings', id, data })
    const settings = await settingsOf(tenant)
    const switches = { configLinks: CONFIG_LINK_DEFAULTS, financePath: '/finance-enquiry' }
    expect(toLinks(switches, settings)).toEqual({ ...CONFIG_LINK_DEFAULTS, finance: '/pages/money' })
    expect(toMenus(settings, null)).toMatchObject({
      header: [{ id: 'finance', label: 'Money', href: null, isHidden: false }],
      footer: [{ id: 'company', links: [{ id: 'own-story', label: 'Our story', href: '/our-story' }] }],
      promo: { heading: 'EOFY', link: { label: 'Find out more', href: '/eofy' } },
    })
  })

  test.each([
    ['a script', { header: [{ id: 'own-a', label: 'A', href: 'javascript:alert(1)' }] }],
    ['a link without a name', { footer: [{ id: 'company', links: [{ id: 'own-a', href: '/a' }] }] }],
    ['an unknown placeholder', { header: [{ id: 'finance', label: 'Call {dealer.fax}' }] }],
    ['a text', 'menu'],
  ])('EDT-15: a menu with %s is refused, with the reason at its field', async (_, menuTree) => {
    const payload = await payloadClient()
    const { id } = await settingsOf(tenant)
    await expect(payload.update({ collection: 'site-settings', id, data: { menuTree } })).rejects.toMatchObject({
      data: { errors: [{ path: 'menuTree' }] },
    })
  })

  test('NAV-11: an address with a script is refused', async () => {
    const payload = await payloadClient()
    const { id } = await settingsOf(tenant)
    await expect(
      payload.update({ collection: 'site-settings', id, data: { linkDefaults: { finance: 'javascript:alert(1)' } } }),
    ).rejects.toThrow(/invalid/)
  })

  test('ADM-15: unreadable colours are refused with a readable suggestion', async () => {
    const payload = await payloadClient()
    const { id } = await settingsOf(tenant)
    await expect(
      payload.update({ collection: 'site-settings', id, data: { theme: { action: '#ffc233', actionInk: '#ffffff' } } }),
    ).rejects.toMatchObject({
      data: {
        errors: [
          { path: 'theme.actionInk', message: expect.stringMatching(/“Text on loud button” can’t be read.* \d.*#[0-9a-f]{6} would do/) },
        ],
      },
    })
  })
})
