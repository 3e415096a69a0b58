import { expect, test } from 'vitest'
import { findPage } from '@/server/content/find-page'
import { databasePool } from '@/server/database/pool'
import { payloadClient } from '@/server/process/payload-client'
import { loadSiteMaps } from '@/server/routing/site-maps'

const HOSTING = { scheme: 'http', baseDomain: 'localhost', port: null } as const
async function findHarbour(): Promise<number> {
  const { docs } = await (await payloadClient()).find({ collection: 'tenants', where: { slug: { equals: 'harbour' } }, limit: 1 })
  return docs[0]?.id ?? 0
}
const toIso = (instant: number) => new Date(instant * 1000).toISOString()

test('EDT-21, PERF-06: a published page and its blocks appear and disappear at their times, which are boundaries of the site; a draft changes nothing', async () => {
  const harbour = await findHarbour()
  const payload = await payloadClient()
  const [start, blockEnd, end, draftEnd] = [1_900_000_000, 1_900_000_100, 1_900_000_200, 1_900_000_300]
  const block = (quote: string) => ({ blockType: 'callToAction' as const, heading: quote, tone: 'plain' as const })
  const path = '/page-schedule'
  const { id } = await payload.create({
    collection: 'pages',
    data: {
      ...{ title: 'Scheduled', path, tenant: harbour, _status: 'published' },
      ...{ isTimed: true, showFrom: toIso(start), showUntil: toIso(end) },
      layout: [block('Always'), { ...block('Until'), isTimed: true, showUntil: toIso(blockEnd) }],
    },
  })
  const boundaries = async () => {
    const [site] = await loadSiteMaps(databasePool(), HOSTING, [harbour])
    return site?.boundaries.filter((at) => at >= start && at <= draftEnd)
  }
  const blocksAt = async (now: number) => (await findPage(harbour, path, now))?.layout?.length ?? null
  try {
    expect(await Promise.all([start - 1, start, blockEnd - 1, blockEnd, end - 1, end].map(blocksAt))).toEqual([null, 2, 2, 1, 1, null])
    expect(await boundaries()).toEqual([start, blockEnd, end])
    await payload.update({ collection: 'pages', id, data: { showUntil: toIso(draftEnd), _status: 'draft' }, draft: true })
    expect(await boundaries()).toEqual([start, blockEnd, end])
    await payload.update({ collection: 'pages', id, data: { showUntil: toIso(draftEnd), _status: 'published' } })
    expect(await boundaries()).toEqual([start, blockEnd, draftEnd])
    await payload.update({ collection: 'pages', id, data: { isTimed: false, _status: 'published' } })
    expect(await boundaries()).toEqual([blockEnd])
  } finally {
    await payload.delete({ collection: 'pages', id })
  }
  expect(await boundaries()).toEqual([])
})

test('EDT-21: an end before the start is refused at its field', async () => {
  const harbour = await findHarbour()
  const payload = await payloadClient()
  const data = { title: 'Backwards', path: '/backwards', tenant: harbour, layout: [], _status: 'published' as const }
  const dates = { isTimed: true, showFrom: toIso(1_900_000_100), showUntil: toIso(1_900_000_000) }
  await expect(payload.create({ collection: 'pages', data: { ...data, ...dates } })).rejects.toMatchObject({
    data: { errors: [{ path: 'showUntil', message: 'The end must be after the start.' }] },
  })
})
