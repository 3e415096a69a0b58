import { createHmac } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { env } from '@/env'
import { run } from '../leads/site'
import { call, callGraphql, idIn, pick } from './rest'
import { buildWorld, ROLES, type World } from './world'

let world: World
beforeAll(async () => {
  world = await buildWorld()
}, 180_000)
afterEach(() => run('delete from call_window'))

const STAFF = ROLES.filter((role) => role !== 'anonymous')
const LARGE = 'x'.repeat(70_000)

const countOf = async (user: number) => {
  const { rows } = await run(`select count(*)::int n from payload_preferences_rels where path = 'user' and users_id = $1::integer`, [user])
  return Number(rows[0]?.n)
}

describe('SEC-18: preferences of one account', () => {
  test.each(STAFF)("SEC-18: %s can't store a preference of more than 64 KB, by any call", async (role) => {
    const token = world.tokens[role]
    const small = idIn(await call('POST', '/payload-preferences', token, { json: { key: 'small', value: {} } }))
    const answers = [
      await call('POST', '/payload-preferences/large', token, { json: { value: { text: LARGE } } }),
      await call('POST', '/payload-preferences/large', token, { json: { text: LARGE } }),
      await call('POST', '/payload-preferences', token, { json: { key: 'large', value: { text: LARGE } } }),
      await call('PATCH', `/payload-preferences/${small}`, token, { json: { value: { text: LARGE } } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([413, 413, 413, 413])
    expect(pick(answers[0]?.json, 'errors.0.message')).toContain('64 KB')
    expect((await call('POST', `/payload-preferences/${'k'.repeat(301)}`, token, { json: { value: {} } })).status).toBe(400)
    await callGraphql(`mutation { updatePreference(key: "large", value: { text: "${LARGE}" }) { key } }`, token)
    expect((await run(`select 1 from payload_preferences where length(value::text) > 66000 or length(key) > 300`)).rows).toEqual([])
  })

  test.each(STAFF)('SEC-18: only the newest 500 preferences of %s are stored, others keep theirs', async (role) => {
    const user = world.ids[role]
    const bystander = await countOf(world.sites.foreign.staff.id)
    await run(
      `with made as (insert into payload_preferences (key, value, updated_at, created_at)
         select 'many-' || n, '{}', now() - make_interval(secs => 1000 - n), now() from generate_series(1, 700) n returning id)
       insert into payload_preferences_rels (parent_id, path, users_id) select id, 'user', $1::integer from made`,
      [user],
    )
    expect((await call('POST', '/payload-preferences/newest', world.tokens[role], { json: { value: { a: 1 } } })).status).toBe(200)
    expect(await countOf(user)).toBe(500)
    expect(pick((await call('GET', '/payload-preferences/newest', world.tokens[role])).json, 'value.a')).toBe(1)
    await Promise.all(
      [1, 2, 3, 4, 5].map((n) => call('POST', '/payload-preferences', world.tokens[role], { json: { key: `more-${n}`, value: {} } })),
    )
    // Simultaneous requests don't see each other's rows; the next request deletes the surplus.
    await call('POST', '/payload-preferences', world.tokens[role], { json: { key: 'last', value: {} } })
    expect(await countOf(user)).toBe(500)
    expect(await countOf(world.sites.foreign.staff.id)).toBe(bystander)
  })

  test.each(STAFF)('SEC-25, SEC-01: %s can delete their own preference; a missing one returns 404', async (role) => {
    const token = world.tokens[role]
    await call('POST', '/payload-preferences/passing', token, { json: { value: {} } })
    await call('POST', '/payload-preferences/theirs', world.sites.foreign.staff.token, { json: { value: { a: 1 } } })
    const remove = async (key: string) => (await call('DELETE', `/payload-preferences/${key}`, token)).status
    expect([await remove('passing'), await remove('passing'), await remove('theirs'), await remove('none')]).toEqual([200, 404, 404, 404])
    expect(pick((await call('GET', '/payload-preferences/theirs', world.sites.foreign.staff.token)).json, 'value.a')).toBe(1)
  })

  test("SEC-18: the admin's own preferences are stored as before", async () => {
    const value = { columns: [{ accessor: 'title', active: true }], limit: 25 }
    expect((await call('POST', '/payload-preferences/collection-pages', world.tokens.marketing, { json: { value } })).status).toBe(200)
    expect(pick((await call('GET', '/payload-preferences/collection-pages', world.tokens.marketing)).json, 'value')).toEqual(value)
  })
})

describe('SEC-18: documents and drafts of one person', () => {
  const page = (path: string, text: string) => ({
    ...{ title: 'Long', path, tenant: world.sites.own.tenant },
    layout: [{ blockType: 'spacer', size: 'small', blockName: text }],
  })

  test.each(['', '?draft=true', '?draft=true&autosave=true'])(
    'SEC-18: a page of more than 1 MB is refused with a reason (%s)',
    async (query) => {
      const token = world.tokens.marketing
      const path = `/long-${query.length}`
      const made = await call('POST', `/pages${query}`, token, { json: page(path, 'x'.repeat(1_100_000)) })
      expect([made.status, made.text]).toEqual([400, expect.stringContaining('1 MB')])
      const id = idIn(await call('POST', '/pages', token, { json: page(path, 'short') }))
      const saved = await call('PATCH', `/pages/${id}${query}`, token, { json: page(path, 'x'.repeat(1_100_000)) })
      expect([saved.status, saved.text]).toEqual([400, expect.stringContaining('1 MB')])
      const { rows } = await run('select 1 from _pages_v where parent_id = $1::integer and length(version_layout::text) > 1000000', [id])
      expect(rows).toEqual([])
    },
  )

  test('SEC-18: versions of one page are limited', async () => {
    const token = world.tokens.marketing
    const id = idIn(await call('POST', '/pages', token, { json: page('/versions', 'short') }))
    for (let n = 0; n < 55; n += 1) await call('PATCH', `/pages/${id}?draft=true`, token, { json: { title: `Version ${n}` } })
    const { rows } = await run('select count(*)::int n from _pages_v where parent_id = $1::integer', [id])
    expect(Number(rows[0]?.n)).toBeLessThanOrEqual(50)
  })

  test('SEC-18: a user who creates or copies more than 1,000 documents in an hour has to wait; colleagues do not', async () => {
    const { marketing } = world.ids
    const id = idIn(await call('POST', '/pages', world.tokens.marketing, { json: page('/first', 'short') }))
    await run(
      `insert into call_window (caller, ends_at, calls) values ($1, now() + interval '1 hour', 1000)
      on conflict (caller) do update set calls = 1000`,
      [createHmac('sha256', env().PAGE_KEY).update(`made-documents 0 staff ${marketing}`).digest('base64url')],
    )
    const refused = await call('POST', '/pages?draft=true', world.tokens.marketing, { json: page('/second', 'short') })
    expect([refused.status, pick(refused.json, 'errors.0.message')]).toEqual([429, expect.stringContaining('Try again in')])
    expect((await call('POST', `/pages/${id}/duplicate`, world.tokens.marketing, { json: { path: '/copy' } })).status).toBe(429)
    expect((await call('PATCH', `/pages/${id}`, world.tokens.marketing, { json: { title: 'Still mine' } })).status).toBe(200)
    expect((await call('POST', '/pages', world.tokens.admin, { json: page('/second', 'short') })).status).toBe(201)
  })
})
