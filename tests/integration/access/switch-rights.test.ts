import { beforeAll, describe, expect, test } from 'vitest'
import { MASK } from '@/domain/switches/secret-switches'
import { databasePool } from '@/server/database/pool'
import { findInheritedSwitches } from '@/server/tenant/inherited-switches'
import { call, pick } from './rest'
import { buildWorld, ROLES, type World } from './world'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})

describe('ADM-01, CARD-03: the switch console', () => {
  test.each(ROLES)('CARD-03: the admin is told whether %s may change them', async (role) => {
    const { json } = await call('POST', `/tenants/access/${world.sites.own.tenant}`, world.tokens[role], { json: {} })
    // A right for all operations or all fields is returned as one value.
    const mayUpdate = ['fields', 'fields.switches', 'fields.switches.update'].some((path) => pick(json, path) === true)
    expect(mayUpdate).toBe(role === 'admin' || role === 'support')
    expect(pick(json, 'update') === true).toBe(role === 'admin' || role === 'support')
  })

  test("TEN-04, ADM-08: a tenant's inherited values come from the stored platform and the templates", async () => {
    const switches = { noPriceText: 'Ask us', garageTenantSlugs: ['southside'], hitsPerPage: 24 }
    expect((await call('POST', '/globals/platform', world.tokens.support, { json: { switches } })).status).toBe(200)
    const { base, templates } = await findInheritedSwitches(world.payload, 'tenant')
    expect(base.find(({ key }) => key === 'noPriceText')?.inherited).toStrictEqual({ value: 'Ask us', source: 'platform' })
    expect(templates.map(({ name }) => name).toSorted()).toStrictEqual(['dealer', 'group', 'manufacturer', 'prestige'])
    expect(templates.find(({ name }) => name === 'group')?.sets.siteKind).toBe('dealerGroup')
    // A tenant's staff must not see other tenants' names.
    expect(JSON.stringify({ base, templates })).not.toContain('southside')
  })

  test.each(['tenants', 'platform'] as const)(
    'SEC-02, API-11: the key of a search engine is stored encrypted and never returned: %s',
    async (level) => {
      const id = world.sites.own.tenant
      const address = level === 'tenants' ? `/tenants/${id}` : '/globals/platform'
      const save = (switches: Record<string, unknown>) =>
        call(level === 'tenants' ? 'PATCH' : 'POST', address, world.tokens.admin, { json: { switches } })
      const readStored = async (): Promise<unknown> => {
        const row = level === 'tenants' ? `tenants where id = ${id}` : 'platform'
        const { rows } = await databasePool().query(`select switches->>'searchKey' as key from ${row} limit 1`)
        return rows[0]?.key
      }
      const searchHost = 'https://search.example'
      const saved = await save({ searchHost, searchKey: 'only-to-search' })
      expect([saved.status, saved.text.includes('only-to-search')]).toStrictEqual([200, false])
      const sealed = await readStored()
      expect(sealed).toMatch(/^v1\./)
      for (const role of ROLES) {
        for (const path of [address, '/tenants?depth=1', '/pages?depth=2&limit=3']) {
          const { text } = await call('GET', path, world.tokens[role])
          expect([text.includes('only-to-search'), text.includes(String(sealed))], `${role} ${path}`).toStrictEqual([false, false])
        }
      }
      expect(pick((await call('GET', address, world.tokens.admin)).json, 'switches.searchKey')).toBe(MASK)
      expect(JSON.stringify(await findInheritedSwitches(world.payload, 'tenant'))).not.toContain(String(sealed))

      // The console sends the mask back with every other change.
      await save({ searchHost, searchKey: MASK, hitsPerPage: 12 })
      expect(await readStored()).toBe(sealed)
      await save({ searchHost: 'https://elsewhere.example', searchKey: MASK })
      expect(await readStored()).toBeNull()
    },
  )

  test("MISC-09, TEN-05: choices that the calculator doesn't offer are refused with a reason, and stored ones don't block other changes", async () => {
    const path = `/tenants/${world.sites.own.tenant}`
    const save = (json: Record<string, unknown>) => call('PATCH', path, world.tokens.support, { json })
    const refused = await save({ switches: { moneyQuickPicks: [300_000] } })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.json)).toMatch(/\$300,000 would not be offered[^"]*Highest price/)
    const switches = { moneyQuickPicks: [300_000], financePriceMax: 300_000 }
    expect((await save({ switches })).status).toBe(200)
    await world.payload.db.updateOne({
      collection: 'tenants',
      id: Number(world.sites.own.tenant),
      data: { switches: { moneyQuickPicks: [300_000] } },
    })
    expect((await call('PATCH', path, world.tokens.admin, { json: { timeZone: 'Australia/Perth' } })).status).toBe(200)
    expect((await save({ switches: {} })).status).toBe(200)
  })

  test('TEN-04: the platform inherits the defaults, whatever it sets itself', async () => {
    const { base, templates } = await findInheritedSwitches(world.payload, 'platform')
    expect(base.find(({ key }) => key === 'hitsPerPage')?.inherited).toStrictEqual({ value: 21, source: 'default' })
    expect(templates).toStrictEqual([])
  })
})
