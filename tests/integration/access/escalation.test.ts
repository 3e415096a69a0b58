import type { Where } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { PROBES } from './probes'
import { call, idIn, pick, type Body } from './rest'
import { buildWorld, ROLES, type Role, type Site, type World } from './world'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})

const token = (role: Role) => world.tokens[role]
const tenantDocument = (id: number) => world.payload.findByID({ collection: 'tenants', id, depth: 0 })
const account = (id: number) => world.payload.findByID({ collection: 'users', id, depth: 0 })

describe('ADM-01, AUTH-01: nobody can raise the rights of their own account', () => {
  test.each(['support', 'marketing', 'sales'] as const)(
    "ADM-01: %s can't change their own role or tenants, but can change their name",
    async (role) => {
      const id = world.ids[role]
      const before = await account(id)
      const tenants = [...(before.tenants ?? []).map(({ tenant }) => ({ tenant })), { tenant: world.sites.foreign.tenant }]
      const answer = await call('PATCH', `/users/${id}`, token(role), { json: { name: `${role} renamed`, role: 'admin', tenants } })
      expect(answer.status).toBe(200)
      const after = await account(id)
      expect(after.name).toBe(`${role} renamed`)
      expect(after.role).toBe(before.role)
      expect(after.tenants).toStrictEqual(before.tenants)
    },
  )

  test.each(['support', 'marketing', 'sales'] as const)("ADM-01: %s can read only their own account and can't delete any", async (role) => {
    const list = await call('GET', '/users?limit=100', token(role))
    expect(pick(list.json, 'docs.0.id')).toBe(world.ids[role])
    expect(pick(list.json, 'totalDocs')).toBe(1)
    expect((await call('DELETE', `/users/${world.ids[role]}`, token(role))).status).toBe(403)
    expect((await account(world.ids[role])).id).toBe(world.ids[role])
  })

  test.each(['anonymous', 'support', 'marketing', 'sales'] as const)(
    "ADM-01, SEC-04: %s can't set another account's password",
    async (role) => {
      const answer = await call('PATCH', `/users/${world.ids.admin}`, token(role), {
        json: { password: 'taken-over-by-me', email: 'me@access.example' },
      })
      expect([403, 404]).toContain(answer.status)
      const login = { email: 'access-admin@access.example', password: 'correct-horse-battery-9' }
      expect((await call('POST', '/users/login', null, { json: login })).status).toBe(200)
    },
  )

  test("AUTH-01: the first account can't be registered once there is one", async () => {
    const json = { email: 'first@access.example', password: 'first-come-first', name: 'First', role: 'admin' }
    expect((await call('POST', '/users/first-register', null, { json })).status).toBe(403)
  })

  test('SEC-01: an account without a tenant can read and create nothing', async () => {
    const { email, password } = { email: 'nowhere@access.example', password: 'nowhere-to-be-seen' }
    await world.payload.create({ collection: 'users', data: { name: 'Nowhere', email, password, role: 'marketing' } })
    const nowhere = pick((await call('POST', '/users/login', null, { json: { email, password } })).json, 'token')
    if (typeof nowhere !== 'string') throw new Error('no token')
    for (const path of ['/pages', '/media', '/vehicles', '/locations', '/tenants', '/site-settings']) {
      expect([path, (await call('GET', path, nowhere)).status]).toStrictEqual([path, 403])
    }
    const made = await call('POST', '/brands', nowhere, { json: { name: 'X', slug: 'x', kind: 'car' } })
    expect(made.status).toBe(403)
  })
})

describe("ADM-01, CARD-03: support can change a tenant's switches but no other field", () => {
  const wish: Body = {
    name: 'Mine',
    slug: 'mine',
    template: 'prestige',
    timeZone: 'Australia/Perth',
    domains: ['mine.example'],
    sells: [],
    switches: { hitsPerPage: 12 },
  }

  test.each(['own', 'foreign'] as const)('CARD-03: of the %s tenant', async (side) => {
    const id = world.sites[side].tenant
    const before = await tenantDocument(id)
    const { docs } = await world.payload.find({ collection: 'dealerships', depth: 0, limit: 1 })
    const { switches, ...others }: Body = { ...wish, sells: docs.map((dealership) => dealership.id) }
    const refused = await call('PATCH', `/tenants/${id}`, token('support'), { json: wish })
    expect(refused.status).toBe(400)
    for (const [place, path] of Object.keys(others).entries()) {
      const one = await call('PATCH', `/tenants/${id}`, token('support'), { json: { [path]: others[path], switches } })
      expect([one.status, pick(one.json, 'errors.0.data.errors.0.path')], String(place)).toStrictEqual([400, path])
      expect(one.text).toContain('Only an admin can change this. Leave it as it is, or ask one.')
    }
    expect(await tenantDocument(id)).toStrictEqual(before)

    // The form also sends unchanged fields.
    const { updatedAt: _, ...asStored } = before
    expect((await call('PATCH', `/tenants/${id}`, token('support'), { json: { ...asStored, switches } })).status).toBe(200)
    const after = await tenantDocument(id)
    expect(after).toStrictEqual({ ...before, switches, updatedAt: after.updatedAt })
  })

  test('CARD-03: nor of several tenants at once', async () => {
    const id = world.sites.own.tenant
    const before = await tenantDocument(id)
    const answer = await call('PATCH', `/tenants?where[id][equals]=${id}`, token('support'), { json: { name: 'Mine' } })
    expect(answer.status).toBe(400)
    expect(await tenantDocument(id)).toStrictEqual(before)
  })

  test('TEN-05: an unknown switch or an invalid value is refused with a reason', async () => {
    const switches = { hitsPerPage: 0, sunroof: true }
    const answer = await call('PATCH', `/tenants/${world.sites.own.tenant}`, token('support'), { json: { switches } })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Give a whole number from 1 to 100.')
    expect(answer.text).toContain("There is no switch called 'sunroof'; remove it.")
  })

  test.each(['anonymous', 'marketing', 'sales'] as const)("ADM-01: %s can't change switches", async (role) => {
    const id = world.sites.own.tenant
    const before = await tenantDocument(id)
    expect((await call('PATCH', `/tenants/${id}`, token(role), { json: { switches: { hitsPerPage: 99 } } })).status).toBe(403)
    expect(await tenantDocument(id)).toStrictEqual(before)
  })

  test.each(ROLES)("ADM-01: the platform's values, as %s", async (role) => {
    const mayToggle = role === 'admin' || role === 'support'
    const words = `said by ${role}`
    const [read, write] = [
      await call('GET', '/globals/platform', token(role)),
      await call('POST', '/globals/platform', token(role), { json: { switches: { noPriceText: words } } }),
    ]
    expect([read.status, write.status]).toStrictEqual(mayToggle ? [200, 200] : [403, 403])
    const { switches } = await world.payload.findGlobal({ slug: 'platform' })
    expect(JSON.stringify(switches).includes(words)).toBe(mayToggle)
  })
})

describe("SEC-01: documents can't leave their tenant", () => {
  const faq = (site: Site, question: string): Body => ({ ...PROBES.faqs?.data(site, question) })
  const inForeign = async (question: string) => {
    const where: Where = { question: { equals: question }, tenant: { equals: world.sites.foreign.tenant } }
    return (await world.payload.count({ collection: 'faqs', where })).totalDocs
  }

  test("SEC-01: a document can't be created in another tenant, by body, cookie or copy, not even as a draft", async () => {
    const { own, foreign } = world.sites
    const cookie = `payload-tenant=${foreign.tenant}`
    const forged = await call('POST', '/faqs', token('marketing'), { json: faq(foreign, 'forged') })
    expect(forged.status).toBe(400)
    await call('POST', '/faqs', token('marketing'), { json: { ...faq(own, 'cookie'), tenant: undefined }, cookie })
    const id = idIn(await call('POST', '/faqs', token('marketing'), { json: faq(own, 'copied') }))
    await call('POST', `/faqs/${id}/duplicate`, token('marketing'), { json: { tenant: foreign.tenant } })
    await call('PATCH', `/faqs/${id}`, token('marketing'), { json: { tenant: foreign.tenant } })
    await call('PATCH', `/faqs?where[id][equals]=${id}`, token('marketing'), { json: { tenant: foreign.tenant } })
    expect([await inForeign('forged'), await inForeign('cookie'), await inForeign('copied')]).toStrictEqual([0, 0, 0])
  })

  test.each(['', '?draft=true', '?draft=true&autosave=true'])("SEC-01: a page can't be moved to another tenant (%s)", async (query) => {
    const { own, foreign } = world.sites
    const path = `/moved-${query.length}`
    const id = idIn(await call('POST', '/pages', token('marketing'), { json: { title: 'Moved', path, tenant: own.tenant, layout: [] } }))
    expect((await call('PATCH', `/pages/${id}${query}`, token('marketing'), { json: { tenant: foreign.tenant } })).status).toBe(400)
    const { docs } = await world.payload.findVersions({ collection: 'pages', where: { parent: { equals: id } }, depth: 0 })
    expect(docs.map(({ version }) => version.tenant).filter((tenant) => tenant !== own.tenant)).toStrictEqual([])
  })

  test('TEN-01: staff with one site create documents there by default; others have to name the site', async () => {
    const json = { channel: 'google', note: 'Agency' }
    const made = await call('POST', '/ad-feeds?depth=0', token('marketing'), { json })
    expect([made.status, pick(made.json, 'doc.tenant')]).toStrictEqual([201, world.sites.own.tenant])
    const refused = await call('POST', '/ad-feeds', token('admin'), { json })
    expect([refused.status, pick(refused.json, 'errors.0.data.errors.0.path')]).toStrictEqual([400, 'tenant'])
    const foreign = await call('POST', '/ad-feeds', token('marketing'), { json: { ...json, tenant: world.sites.foreign.tenant } })
    expect(foreign.status).toBe(400)
  })

  test('SEC-01: staff can only choose their own tenants', async () => {
    expect((await call('GET', '/tenants/populate-tenant-options', null)).status).toBe(401)
    const mine = await call('GET', '/tenants/populate-tenant-options', token('marketing'))
    expect(mine.text).toContain('northside cars')
    expect(mine.text).not.toContain('southside')
  })

  test("ADM-12: a tenant with documents or staff can't be deleted, and the refusal names them", async () => {
    const answer = await call('DELETE', `/tenants/${world.sites.foreign.tenant}`, token('admin'))
    expect(answer.status).toBe(409)
    expect(pick(answer.json, 'errors.0.message')).toBe(
      'This tenant still has 1 pages, 1 media, 1 locations, 1 dealerships, 1 staff. Move or delete them first.',
    )
    expect((await tenantDocument(world.sites.foreign.tenant)).slug).toBe('southside')
  })
})

describe('SEC-04: only an admin can unlock a locked account', () => {
  test("SEC-04: five wrong passwords lock an account; anonymous, support, marketing and sales can't unlock it", async () => {
    const { email, password } = { email: 'northside-staff@access.example', password: 'correct-horse-battery-9' }
    const signIn = (given: string) => call('POST', '/users/login', null, { json: { email, password: given } })
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await signIn('wrong')).status).toBe(401)
    for (const role of ['anonymous', 'support', 'marketing', 'sales'] as const) {
      expect([role, (await call('POST', '/users/unlock', token(role), { json: { email } })).status]).toStrictEqual([role, 403])
      expect((await signIn(password)).status).toBe(401)
    }
    expect((await call('POST', '/users/unlock', token('admin'), { json: { email } })).status).toBe(200)
    expect((await signIn(password)).status).toBe(200)
  })
})
