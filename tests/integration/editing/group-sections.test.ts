import { createLocalReq } from 'payload'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { findMedia } from '@/server/content/find-media'
import { showSectionDrafts } from '@/server/content/shared-sections'
import { databasePool } from '@/server/database/pool'
import { countMemberPages, countOwnPages } from '@/server/group-sections/count-pages'
import { readSiteMessage, SITE_CHANNEL } from '@/server/invalidation/messages'
import { collectPublished } from '@/server/links/collect-published'
import { payloadClient } from '@/server/process/payload-client'
import { loadSiteMaps } from '@/server/routing/site-maps'
import { call, pick } from '../access/rest'
import {
  block,
  editSection,
  findEntry,
  HEADING,
  ids,
  made,
  makeSection,
  NOW,
  openGroup,
  ownHeading,
  patch,
  putOnPage,
  read,
  removeMade,
  setGroup,
  shareOnTwoSites,
  tokens,
} from './group-sites'

const HOSTING = { scheme: 'http', baseDomain: 'localhost', port: null } as const

beforeAll(openGroup, 60_000)
afterEach(removeMade)

test('EDT-25, ADM-11: a published section reaches the sites of the group; an own value counts in its open field only and outlives the group’s edits', async () => {
  const { section, harbour } = await shareOnTwoSites()
  const shown = ['The group’s | The group’s text']
  expect([await read('harbour'), await read('summit')]).toEqual([shown, shown])
  const own = [
    { ...HEADING, value: 'Harbour’s' },
    { block: 'b1', path: ['text'], value: 'not open' },
  ]
  expect((await patch('harbour', harbour, { ownValues: own, _status: 'published' })).status).toBe(200)
  expect([await read('harbour'), await read('summit')]).toEqual([['Harbour’s | The group’s text'], shown])
  await editSection(section, { layout: [block('Newer', 'Newer text')] })
  expect([await read('harbour'), await read('summit')]).toEqual([['Harbour’s | Newer text'], ['Newer | Newer text']])
  await editSection(section, { openFields: [] })
  expect(await read('harbour')).toEqual(['Newer | Newer text'])
  await editSection(section, { openFields: [HEADING], layout: [block('Before', '', 'b0'), block('Newest')] })
  expect(await read('harbour')).toEqual(['Before | ', 'Harbour’s | The group’s text'])
  await editSection(section, { layout: [block('Other', '', 'b2')] })
  expect(await read('harbour')).toEqual(['Other | '])
})

test('EDT-25: drafts of the group and of a site show to nobody else; a site’s preview has its own draft over what the group published', async () => {
  const [payload, { section, harbour }] = [await payloadClient(), await shareOnTwoSites()]
  await payload.update({
    collection: 'shared-sections',
    id: section,
    draft: true,
    data: { layout: [block('Unfinished')], _status: 'draft' },
  })
  await patch('harbour', harbour, { ...ownHeading('Drafted'), _status: 'draft' }, '?draft=true')
  expect(await read('harbour')).toEqual(['The group’s | The group’s text'])
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'marketing@harbour.example' } }, limit: 1 })
  const [user] = docs
  if (!user) throw new Error('no marketing account')
  const page = { layout: [{ blockType: 'sharedSection' as const, section: harbour }] }
  const preview = await showSectionDrafts(page, { user: { ...user, collection: 'users' }, tenantId: ids.harbour }, NOW)
  expect(preview.layout).toMatchObject([{ heading: 'Drafted' }])
})

test('EDT-25: groups have one level', async () => {
  const payload = await payloadClient()
  const setTo = (id: number, group: number) => payload.update({ collection: 'tenants', id, data: { group } })
  await expect(setTo(ids.drifter, ids.drifter)).rejects.toThrow('can’t belong to itself')
  await expect(setTo(ids.drifter, ids.harbour)).rejects.toThrow('belongs to a group itself')
  await expect(setTo(ids.meridian, ids.drifter)).rejects.toThrow('Other sites belong to this one')
})

test('EDT-25: a site that leaves the group, and every site when the group stops sharing, shows nothing, and its values count again later', async () => {
  const { section, harbour } = await shareOnTwoSites()
  await patch('harbour', harbour, ownHeading('Own'))
  await setGroup('harbour', null)
  expect([await read('harbour'), await read('summit')]).toEqual([[], ['The group’s | The group’s text']])
  await setGroup('harbour', ids.meridian)
  expect([await read('harbour'), await findEntry(section, 'harbour')]).toEqual([['Own | The group’s text'], harbour])
  await editSection(section, { isForGroup: false })
  expect([await read('harbour'), await read('summit')]).toEqual([[], []])
  await editSection(section, { isForGroup: true })
  expect(await read('harbour')).toEqual(['Own | The group’s text'])
})

test('EDT-25: a site that joins later gets the sections of the group, under the name that they have by then', async () => {
  const payload = await payloadClient()
  await setGroup('summit', null)
  const section = await makeSection()
  expect(await findEntry(section, 'summit')).toBe(0)
  await payload.update({ collection: 'shared-sections', id: section, data: { name: 'Renamed', _status: 'published' } })
  await setGroup('summit', ids.meridian)
  for (const slug of ['harbour', 'summit'] as const) {
    const entry = await payload.findByID({ collection: 'shared-sections', id: await findEntry(section, slug), draft: true })
    expect([slug, entry.name]).toEqual([slug, 'Renamed'])
  }
})

test('EDT-25, EDT-21: the schedules of a group’s blocks are kept on its sites and are boundaries of theirs', async () => {
  const until = NOW + 100
  const section = await makeSection({ layout: [{ ...block('Timed'), isTimed: true, showUntil: new Date(until * 1000).toISOString() }] })
  await putOnPage('harbour', await findEntry(section, 'harbour'))
  expect([await read('harbour', until - 1), await read('harbour', until)]).toEqual([['Timed | The group’s text'], []])
  const sites = await loadSiteMaps(databasePool(), HOSTING, [ids.harbour, ids.drifter])
  expect(sites.map(({ id, boundaries }) => [id, boundaries.includes(until)]).toSorted()).toEqual(
    [
      [ids.harbour, true],
      [ids.drifter, false],
    ].toSorted(),
  )
})

test('EDT-25: a site shows the pictures of its group, and no other site’s', async () => {
  const payload = await payloadClient()
  const pictureOf = async (tenant: number) => {
    const { docs } = await payload.find({ collection: 'media', where: { tenant: { equals: tenant } }, limit: 1 })
    return docs[0]?.id ?? 0
  }
  const [groups, harbours] = [await pictureOf(ids.meridian), await pictureOf(ids.harbour)]
  expect(await findMedia(ids.harbour, groups)).toMatchObject({ url: expect.any(String) })
  expect([await findMedia(ids.drifter, groups), await findMedia(ids.summit, harbours), await findMedia(ids.meridian, harbours)]).toEqual([
    null,
    null,
    null,
  ])
})

test('EDT-25, PERF-05: the group’s publish expires the pages that show its section, a site’s own values only that site’s', async () => {
  const { section, harbour, summit } = await shareOnTwoSites()
  const client = await databasePool().connect()
  const tags: string[] = []
  client.on('notification', (message) => tags.push(...(readSiteMessage(message.payload)?.tags ?? [])))
  const expired = async (change: () => Promise<unknown>) => {
    tags.splice(0)
    await change()
    await client.query('select 1')
    await client.query('select pg_sleep(0.05)')
    return tags.toSorted()
  }
  try {
    await client.query(`listen ${SITE_CHANNEL}`)
    expect(await expired(() => editSection(section, { layout: [block('Newer')] }))).toEqual([`section:${section}`])
    expect(await expired(() => patch('harbour', harbour, ownHeading('Own')))).toEqual([`section:${harbour}`])
    expect(await expired(() => patch('summit', summit, { ...ownHeading('x'), _status: 'draft' }, '?draft=true'))).toEqual([])
  } finally {
    client.release(true)
  }
})

test('EDT-24, EDT-25: the group is told on how many pages of each of its sites a section is', async () => {
  const { section, summit } = await shareOnTwoSites()
  const req = await createLocalReq({}, await payloadClient())
  expect((await countMemberPages(req, section, ids.meridian)).map(({ pages }) => pages)).toEqual([1, 1])
  const [page] = made.filter(({ collection }) => collection === 'pages')
  await (await payloadClient()).update({ collection: 'pages', id: page?.id ?? 0, data: { _status: 'draft' } })
  expect((await countMemberPages(req, section, ids.meridian)).map(({ pages }) => pages)).toEqual([0, 1])
  expect(await countMemberPages(req, section, ids.drifter)).toEqual([])
  expect([await countOwnPages(req, summit, ids.summit), await countOwnPages(req, summit, ids.harbour)]).toEqual([1, 0])
})

test('EDT-25, EDT-13: the links of a group’s section are in the lists of each site, with the site’s own', async () => {
  const link = { label: 'More', href: '/groups-link' }
  const open = { block: 'b1', path: ['link', 'href'] }
  const section = await makeSection({ layout: [{ ...block('Linked'), link }], openFields: [open] })
  const entry = await findEntry(section, 'harbour')
  await patch('harbour', entry, { ownValues: [{ ...open, value: '/harbours-link' }], _status: 'published' })
  const payload = await payloadClient()
  for (const [slug, href] of [
    ['harbour', '/harbours-link'],
    ['summit', '/groups-link'],
  ] as const) {
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: `marketing@${slug}.example` } }, limit: 1 })
    const [[site], [user]] = [await loadSiteMaps(databasePool(), HOSTING, [ids[slug]]), docs]
    if (!site || !user) throw new Error('no site')
    const sources = await collectPublished(payload, { ...user, collection: 'users' }, site)
    const linking = sources.filter(({ links }) => links.some((one) => one.href.endsWith('s-link')))
    expect(linking).toMatchObject([{ collection: 'shared-sections', name: 'Promise', links: [{ href }] }])
  }
})

test('EDT-25: the group’s own staff share a section, without rights on the other sites', async () => {
  const json = { name: 'By staff', tenant: ids.meridian, layout: [block('By staff')], isForGroup: true, openFields: [HEADING] }
  const answer = await call('POST', '/shared-sections', tokens.meridian, { json: { ...json, _status: 'published' } })
  const section = Number(pick(answer.json, 'doc.id'))
  expect(answer.status).toBe(201)
  made.push({ collection: 'shared-sections', id: section })
  const entry = await findEntry(section, 'summit')
  expect((await patch('meridian', section, { name: 'Renamed by staff', _status: 'published' })).status).toBe(200)
  expect((await (await payloadClient()).findByID({ collection: 'shared-sections', id: entry })).name).toBe('Renamed by staff')
})
