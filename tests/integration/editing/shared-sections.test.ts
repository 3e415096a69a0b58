import { afterEach, expect, test } from 'vitest'
import { findPage } from '@/server/content/find-page'
import { showSectionDrafts } from '@/server/content/shared-sections'
import { databasePool } from '@/server/database/pool'
import { readSiteMessage, SITE_CHANNEL } from '@/server/invalidation/messages'
import { payloadClient } from '@/server/process/payload-client'
import { loadSiteMaps } from '@/server/routing/site-maps'

const HOSTING = { scheme: 'http', baseDomain: 'localhost', port: null } as const
const NOW = 1_900_000_000
const PATH = '/with-shared-section'
const toIso = (instant: number) => new Date(instant * 1000).toISOString()
const block = (heading: string) => ({ blockType: 'callToAction' as const, heading, tone: 'plain' as const })
const made: { collection: 'pages' | 'shared-sections'; id: number }[] = []

afterEach(async () => {
  const payload = await payloadClient()
  for (const { collection, id } of made.splice(0).toReversed()) await payload.delete({ collection, id })
})

async function findTenant(slug: string): Promise<number> {
  const { docs } = await (await payloadClient()).find({ collection: 'tenants', where: { slug: { equals: slug } }, limit: 1 })
  return docs[0]?.id ?? 0
}

async function makeSection(tenant: number, layout: object[], status: 'published' | 'draft' = 'published'): Promise<number> {
  const payload = await payloadClient()
  const data = { name: 'Shared', tenant, layout: layout.map((one) => ({ ...block('Shared'), ...one })), _status: status }
  const { id } = await payload.create({ collection: 'shared-sections', data, draft: status === 'draft' })
  made.push({ collection: 'shared-sections', id })
  return id
}

async function makePage(tenant: number, sections: number[]): Promise<number> {
  const payload = await payloadClient()
  const layout = [block('Own'), ...sections.map((section) => ({ blockType: 'sharedSection' as const, section }))]
  const { id } = await payload.create({ collection: 'pages', data: { title: 'Sharing', path: PATH, tenant, layout, _status: 'published' } })
  made.push({ collection: 'pages', id })
  return id
}

async function findBlocks(tenant: number, now = NOW) {
  const page = await findPage(tenant, PATH, now)
  return page?.layout?.map((one) => ('heading' in one ? one.heading : one.blockType)) ?? null
}

test('EDT-24: a section shows its published blocks where it is used, twice with ids of their own; a draft of it shows only in a preview', async () => {
  const [payload, harbour] = [await payloadClient(), await findTenant('harbour')]
  const id = await makeSection(harbour, [{ heading: 'Before' }, { heading: 'After' }])
  const pageId = await makePage(harbour, [id, id])
  const live = ['Own', 'Before', 'After', 'Before', 'After']
  expect(await findBlocks(harbour)).toEqual(live)
  const ids = (await findPage(harbour, PATH, NOW))?.layout?.map((one) => one.id)
  expect(new Set(ids).size).toBe(live.length)
  await payload.update({ collection: 'shared-sections', id, data: { layout: [block('Newer')], _status: 'draft' }, draft: true })
  expect(await findBlocks(harbour)).toEqual(live)
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'marketing@harbour.example' } }, limit: 1 })
  const [user] = docs
  if (!user) throw new Error('no marketing account')
  const stored = await payload.findByID({ collection: 'pages', id: pageId, depth: 0 })
  const preview = await showSectionDrafts(stored, { user: { ...user, collection: 'users' }, tenantId: harbour }, NOW)
  expect(preview.layout?.map((one) => 'heading' in one && one.heading)).toEqual(['Own', 'Newer', 'Newer'])
  await payload.update({ collection: 'shared-sections', id, data: { _status: 'draft' } })
  expect(await findBlocks(harbour)).toEqual(['Own'])
})

test('EDT-24, SEC-01: a section of another tenant is refused on saving, and shows nothing where it is stored all the same', async () => {
  const [payload, harbour, meridian] = [await payloadClient(), await findTenant('harbour'), await findTenant('meridian')]
  const foreign = await makeSection(meridian, [{ heading: 'Foreign' }])
  const layout = [block('Own'), { blockType: 'sharedSection' as const, section: foreign }]
  const data = { title: 'Sharing', path: PATH, tenant: harbour, layout, _status: 'published' as const }
  await expect(payload.create({ collection: 'pages', data })).rejects.toMatchObject({ data: { errors: [{ path: 'layout.1.section' }] } })
  const id = await makePage(harbour, [])
  await databasePool().query('update pages set layout = $1 where id = $2', [JSON.stringify(layout), id])
  expect(await findBlocks(harbour)).toEqual(['Own'])
})

test('EDT-24: a section in use is not deleted, names its pages, and contains no other section', async () => {
  const [payload, harbour] = [await payloadClient(), await findTenant('harbour')]
  const id = await makeSection(harbour, [{}])
  await makePage(harbour, [id])
  await expect(payload.delete({ collection: 'shared-sections', id })).rejects.toThrow('page “Sharing”')
  const nested = { blockType: 'sharedSection' as const, section: id }
  await databasePool().query('update shared_sections set layout = $1 where id = $2', [JSON.stringify([nested, block('Kept')]), id])
  expect(await findBlocks(harbour)).toEqual(['Own', 'Kept'])
})

test('EDT-24, EDT-21: the schedules of a published section’s blocks are kept and are boundaries of the site', async () => {
  const harbour = await findTenant('harbour')
  const until = NOW + 100
  const id = await makeSection(harbour, [{ heading: 'Always' }, { heading: 'Timed', isTimed: true, showUntil: toIso(until) }])
  await makePage(harbour, [id])
  expect(await findBlocks(harbour, until - 1)).toEqual(['Own', 'Always', 'Timed'])
  expect(await findBlocks(harbour, until)).toEqual(['Own', 'Always'])
  const [site] = await loadSiteMaps(databasePool(), HOSTING, [harbour])
  expect(site?.boundaries).toContain(until)
})

test('EDT-24, PERF-05: publishing and unpublishing a section expire the pages that show it and nothing else; a draft expires nothing', async () => {
  const [payload, harbour] = [await payloadClient(), await findTenant('harbour')]
  const id = await makeSection(harbour, [{}])
  const client = await databasePool().connect()
  const tags: string[] = []
  client.on('notification', (message) => tags.push(...(readSiteMessage(message.payload)?.tags ?? [])))
  try {
    await client.query(`listen ${SITE_CHANNEL}`)
    await payload.update({ collection: 'shared-sections', id, data: { layout: [block('Draft')], _status: 'draft' }, draft: true })
    await client.query('select 1')
    expect(tags).toEqual([])
    await payload.update({ collection: 'shared-sections', id, data: { layout: [block('New')], _status: 'published' } })
    await expect.poll(() => tags).toEqual([`section:${id}`])
    await payload.update({ collection: 'shared-sections', id, data: { _status: 'draft' } })
    await expect.poll(() => tags).toEqual([`section:${id}`, `section:${id}`])
  } finally {
    client.release(true)
  }
})
