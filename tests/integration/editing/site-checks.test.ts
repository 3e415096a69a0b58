import { beforeAll, beforeEach, expect, test } from 'vitest'
import { databasePool } from '@/server/database/pool'
import { JOB_QUEUES } from '@/server/jobs/platform-jobs'
import { SITE_CHECK_QUEUE, wakeSiteChecks } from '@/server/jobs/site-check-queue'
import { checkSite } from '@/server/links/check-site'
import { findSiteCheck, listDueChecks, runDueChecks } from '@/server/links/site-checks'
import { payloadClient } from '@/server/process/payload-client'
import { loadSiteMaps } from '@/server/routing/site-maps'
import type { CheckedDocument, SiteFinding } from '@/domain/pages/links/site-check'
import { call, idIn } from '../access/rest'
import { buildWorld, type World } from '../access/world'

const HOSTING = { scheme: 'http', baseDomain: 'localhost', port: null } as const
const callTo = (href: string) => ({
  blockType: 'callToAction' as const,
  heading: 'Go',
  tone: 'plain' as const,
  link: { label: 'Go', href },
})

let world: World
let own = 0
let count = 0
beforeAll(async () => {
  world = await buildWorld()
  own = world.sites.own.tenant
})
beforeEach(async () => {
  await databasePool().query('delete from site_check')
  await databasePool().query('delete from site_check_wish')
})

const word = () => `checked-${(count += 1)}`

/** Stored by the platform, as imports are: staff would be asked first. */
async function makePage(hrefs: readonly string[], more: object = {}): Promise<number> {
  const payload = await payloadClient()
  const data = { tenant: own, title: word(), path: `/${word()}`, layout: hrefs.map(callTo), _status: 'published' as const, ...more }
  return (await payload.create({ collection: 'pages', data, depth: 0 })).id
}

async function check(): Promise<CheckedDocument[]> {
  const [site] = await loadSiteMaps(databasePool(), HOSTING, [own])
  if (!site) throw new Error('no site')
  return checkSite(await payloadClient(), null, site)
}

async function findingsOf(collection: string, id: number): Promise<Pick<SiteFinding, 'kind' | 'place' | 'what' | 'isKept'>[]> {
  const found = (await check()).find((one) => one.collection === collection && one.id === id)
  return (found?.findings ?? []).map(({ kind, place, what, isKept }) => ({ kind, place, what, isKept }))
}

test('ADM-20, EDT-13: a link to nothing is found with its block, and one that was kept on purpose is listed as such', async () => {
  const id = await makePage(['/search', '/nothing-here', '/kept-here'], { keptLinks: ['/kept-here'] })
  const at = (block: number) => ({ kind: 'dead' as const, place: `Block ${block} > Link > Address` })
  expect(await findingsOf('pages', id)).toEqual([
    { ...at(2), what: '/nothing-here', isKept: false },
    { ...at(3), what: '/kept-here', isKept: true },
  ])
})

test('ADM-20: links to an offer and to a page that have ended are found as ended', async () => {
  const payload = await payloadClient()
  const past = new Date(Date.now() - 3_600_000).toISOString()
  const offer = { title: word(), slug: word(), tenant: own, expiry: past, _status: 'published' as const }
  const { id: offerId } = await payload.create({ collection: 'offers', data: offer, depth: 0 })
  const ended = `/${word()}`
  await makePage([], { path: ended, isTimed: true, showUntil: past })
  const id = await makePage([`/special-offers#offer-${offerId}`, ended])
  expect((await findingsOf('pages', id)).map(({ kind, what }) => [kind, what])).toEqual([
    ['ended', `/special-offers#offer-${offerId}`],
    ['ended', ended],
  ])
})

test('ADM-20, SEO-04: redirects in a circle and redirects to nothing are found with their path', async () => {
  const [one, two, lost] = [word(), word(), word()].map((name) => `/${name}`)
  const insert = 'insert into redirects (tenant_id, "from", "to", status, origin) values ($1, $2, $3, $4, $5) returning id'
  const add = async (from = '', to = '') => Number((await databasePool().query(insert, [own, from, to, '301', 'person'])).rows[0]?.id)
  // as older data may have it: saving refuses a circle
  const ids = [await add(one, two), await add(two, one), await add(lost, '/nothing-here'), await add(`/fine${lost}`, '/search')]
  expect(await Promise.all(ids.map(async (id) => (await findingsOf('redirects', id)).map(({ kind, what }) => `${kind} ${what}`)))).toEqual([
    [`loop ${one} → ${two} → ${one}`],
    [`loop ${two} → ${one} → ${two}`],
    ['dead /nothing-here'],
    [],
  ])
  await databasePool().query('delete from redirects where id = any($1)', [ids])
})

test('ADM-20: a picture whose description says nothing is found where it is shown', async () => {
  const image = world.sites.own.media
  const id = await makePage([], { layout: [{ blockType: 'media', image, width: 'page' }] })
  const describe = (alt: string) => databasePool().query('update media set alt = $2 where id = $1', [image, alt])
  await describe('IMG_4312.jpg')
  const found = await findingsOf('pages', id)
  expect(found).toMatchObject([{ kind: 'no-alt', place: expect.stringContaining('Block 1') }])
  await describe('Blue ute at the yard')
  expect(await findingsOf('pages', id)).toEqual([])
})

test('ADM-20: a publish has its site checked, a draft does not; the check is stored with what is new in it, and no other site is checked', async () => {
  const payload = await payloadClient()
  const publish = (id: number, json: object, query = '') =>
    call('PATCH', `/pages/${id}${query}`, world.tokens.marketing, { json: { ...json } })
  const gone = `/${word()}`
  const data = { tenant: own, title: word(), path: `/${word()}`, layout: [callTo(gone)], keptLinks: [gone], _status: 'draft' }
  const id = idIn(await call('POST', '/pages?draft=true', world.tokens.marketing, { json: data }))
  expect(await listDueChecks()).not.toContain(own)
  expect((await publish(id, { _status: 'published' })).status).toBe(200)
  expect(await listDueChecks()).toContain(own)
  expect(await wakeSiteChecks(payload)).toBe(true)
  await payload.jobs.run({ queue: SITE_CHECK_QUEUE })
  expect(await listDueChecks()).not.toContain(own)
  const first = await findSiteCheck(own)
  expect(first).toMatchObject({ reason: 'publish', fresh: 0 })
  expect(first?.documents.find((one) => one.id === id)?.findings).toMatchObject([{ what: gone, isKept: true }])
  expect(await findSiteCheck(world.sites.foreign.tenant)).toBeNull()
  await makePage(['/nothing-new'])
  await publish(id, { title: 'Again', _status: 'published' })
  await Promise.all([runDueChecks(payload), runDueChecks(payload)])
  expect(await findSiteCheck(own)).toMatchObject({ fresh: 1, found: (first?.found ?? 0) + 1 })
})

test('ADM-20: each night every site is checked once, from two in its own time zone on', async () => {
  const payload = await payloadClient()
  const pool = databasePool()
  await pool.query(`update tenants set created_at = now() - interval '3 days' where id = $1`, [own])
  await pool.query(`update tenants set created_at = now() + interval '1 minute' where id <> $1`, [own])
  expect(await listDueChecks(), 'a site whose last night check is missing is due after two').toContain(own)
  await runDueChecks(payload)
  expect(await findSiteCheck(own)).toMatchObject({ reason: 'night' })
  expect(await listDueChecks()).not.toContain(own)
  await pool.query(`update site_check set night_at = now() - interval '25 hours' where tenant_id = $1`, [own])
  expect(await listDueChecks()).toContain(own)
  expect(JOB_QUEUES).toContainEqual(expect.objectContaining({ queue: SITE_CHECK_QUEUE }))
})
