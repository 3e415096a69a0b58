import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { findPage } from '@/server/content/find-page'
import { databasePool } from '@/server/database/pool'
import { findGroupContent } from '@/server/group-sections/find-group-content'
import { findPictures } from '@/server/group-sections/find-pictures'
import { findReadableSection } from '@/server/group-sections/find-readable-section'
import { payloadClient } from '@/server/process/payload-client'
import {
  block,
  findEntry,
  HEADING,
  ids,
  made,
  makeSection,
  NOW,
  openGroup,
  ownHeading,
  patch,
  PATH,
  putOnPage,
  read,
  removeMade,
  shareOnTwoSites,
  tokens,
} from '../editing/group-sites'
import { call, pick } from './rest'

beforeAll(openGroup, 60_000)
afterEach(removeMade)

test('EDT-25, SEC-01: a site can neither read nor change its group’s section or another site’s entry; a stranger sees none of them', async () => {
  const { section, harbour, summit } = await shareOnTwoSites()
  await patch('summit', summit, ownHeading('Secret of Summit'))
  const forbidden = [
    ['harbour', section],
    ['harbour', summit],
    ['drifter', section],
    ['drifter', harbour],
    ['meridian', harbour],
  ] as const
  for (const [slug, id] of forbidden) {
    const answers = [
      await call('GET', `/shared-sections/${id}`, tokens[slug]),
      await call('GET', `/shared-sections/versions?where[parent][equals]=${id}`, tokens[slug]),
      await patch(slug, id, { name: 'Taken', ...ownHeading('Taken') }),
      await call('DELETE', `/shared-sections/${id}`, tokens[slug]),
    ]
    expect([slug, id, ...answers.map(({ status }) => status)]).toEqual([slug, id, 404, 200, 403, 403])
    for (const { text } of answers) expect(text).not.toMatch(/Secret|Promise|The group/)
  }
  for (const slug of ['harbour', 'drifter'] as const)
    expect((await call('GET', '/shared-sections?limit=0&depth=2', tokens[slug])).text).not.toContain('Secret of Summit')
  expect([await read('harbour'), await read('summit')]).toEqual([
    ['The group’s | The group’s text'],
    ['Secret of Summit | The group’s text'],
  ])
})

test('EDT-25, SEC-01: staff can’t make an entry for a section, and one that is stored all the same shows nothing on a site outside the group', async () => {
  const section = await makeSection()
  const json = { name: 'Forged', tenant: ids.drifter, groupSection: section, layout: [], _status: 'published' }
  const { json: answer } = await call('POST', '/shared-sections', tokens.drifter, { json })
  const forged = Number(pick(answer, 'doc.id'))
  made.push({ collection: 'shared-sections', id: forged })
  expect(pick(answer, 'doc.groupSection') ?? null).toBeNull()
  await databasePool().query('update shared_sections set group_section = $1 where id = $2', [section, forged])
  await putOnPage('drifter', forged)
  expect(await read('drifter')).toEqual([])
  expect(await findGroupContent(await payloadClient(), { tenant: ids.drifter, groupSection: section })).toBeNull()
  await databasePool().query('update shared_sections set group_section = null where id = $1', [forged])
})

test('EDT-25: of its entry a site changes only its own values; the entry is not copied, nor deleted while the group shares it', async () => {
  const { section, harbour } = await shareOnTwoSites()
  const more = { name: 'Mine', layout: [block('Mine')], isForGroup: true, openFields: [HEADING], groupSection: null }
  expect((await patch('harbour', harbour, { ...more, ...ownHeading('Own') })).status).toBe(200)
  const stored = await (await payloadClient()).findByID({ collection: 'shared-sections', id: harbour, depth: 0 })
  expect(stored).toMatchObject({ name: 'Promise', layout: [], isForGroup: false, openFields: null, groupSection: section })
  expect((await call('POST', `/shared-sections/${harbour}/duplicate`, tokens.harbour, { json: {} })).text).toContain('can’t be copied')
  const { docs } = await (await payloadClient()).find({ collection: 'pages', where: { path: { equals: PATH } }, depth: 0 })
  for (const { id } of docs) await (await payloadClient()).delete({ collection: 'pages', id })
  made.splice(1)
  expect((await call('DELETE', `/shared-sections/${harbour}`, tokens.harbour)).text).toContain('Your group shares this section')
  expect((await call('DELETE', `/shared-sections/${section}`, tokens.meridian)).text).toContain('Stop sharing it')
})

test('EDT-25, SEC-07: an own value that would not be shown is not published, and the message names its field', async () => {
  const { harbour } = await shareOnTwoSites()
  for (const value of ['', 'x'.repeat(81), '{tenant.pohne}']) {
    const { status, text } = await patch('harbour', harbour, ownHeading(value))
    expect([value, status]).toEqual([value, 400])
    expect(text).toContain('Heading')
  }
  expect(await read('harbour')).toEqual(['The group’s | The group’s text'])
})

test('EDT-25, SEC-01: staff of a site neither see nor search its group, and only an admin changes it', async () => {
  const own = await call('GET', `/tenants/${ids.harbour}?depth=2`, tokens.harbour)
  expect([own.status, pick(own.json, 'group')]).toEqual([200, undefined])
  const searched = await call('GET', '/tenants?where[group.name][like]=Meridian', tokens.harbour)
  expect(pick(searched.json, 'totalDocs') ?? 0).toBe(0)
  expect((await call('PATCH', `/tenants/${ids.drifter}`, tokens.drifter, { json: { group: ids.meridian } })).status).toBeGreaterThanOrEqual(
    400,
  )
})

test('EDT-25, SEC-01: the parts of a form look up the section with its reader’s access, whatever the browser sends', async () => {
  const [payload, { section, harbour }] = [await payloadClient(), await shareOnTwoSites()]
  const readAs = async (slug: string, id: unknown) => {
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: `marketing@${slug}.example` } }, limit: 1 })
    const [user] = docs
    if (!user) throw new Error('no marketing account')
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    return (await findReadableSection(req, id))?.id ?? null
  }
  const found = [
    await readAs('harbour', harbour),
    await readAs('harbour', section),
    await readAs('drifter', harbour),
    await readAs('meridian', harbour),
  ]
  expect(found).toEqual([harbour, null, null, null])
  expect([await readAs('meridian', section), await readAs('meridian', undefined)]).toEqual([section, null])
})

test('EDT-25, SEC-01: a site puts its own picture in an open field, also in a draft only one of its own, and can’t delete it while it is shown', async () => {
  const payload = await payloadClient()
  const pictureOf = async (tenant: number) => {
    const { docs } = await payload.find({ collection: 'media', where: { tenant: { equals: tenant } }, limit: 1, sort: '-id' })
    return docs[0]?.id ?? 0
  }
  const [groups, summits] = [await pictureOf(ids.meridian), await pictureOf(ids.summit)]
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#456' } })
    .png()
    .toBuffer()
  const file = { name: 'own.png', data: buffer, mimetype: 'image/png', size: buffer.length }
  const { id: own } = await payload.create({ collection: 'media', data: { alt: 'Our yard', tenant: ids.harbour }, file })
  const place = { block: 'b1', path: ['image'] }
  const section = await makeSection({
    layout: [{ blockType: 'media', id: 'b1', image: groups, width: 'page' }],
    openFields: [place],
  })
  const entry = await findEntry(section, 'harbour')
  await putOnPage('harbour', entry)
  const shown = async () => (await findPage(ids.harbour, PATH, NOW))?.layout?.map((one) => 'image' in one && one.image)
  const put = (value: number | string | null, _status: 'draft' | 'published') =>
    patch('harbour', entry, { ownValues: [{ ...place, value }], _status }, _status === 'draft' ? '?draft=true' : '')
  expect(await shown()).toEqual([groups])
  for (const value of [groups, summits, 999_999_999])
    for (const status of ['draft', 'published'] as const) {
      const answer = await put(value, status)
      expect([value, status, answer.status, pick(answer.json, 'errors.0.data.errors.0.message')]).toEqual([
        ...[value, status, 400],
        expect.stringContaining('belongs to another site'),
      ])
    }
  expect([(await put('7', 'published')).status, (await put(null, 'published')).status]).toEqual([400, 400])
  expect((await put(own, 'published')).status).toBe(200)
  expect(await shown()).toEqual([own])
  expect((await call('DELETE', `/media/${own}`, tokens.harbour)).status).toBe(409)
  expect((await patch('harbour', entry, { ownValues: [], _status: 'published' })).status).toBe(200)
  expect(await shown()).toEqual([groups])
  expect((await call('DELETE', `/media/${own}`, tokens.harbour)).status).toBe(200)
})

test('EDT-25, SEC-01: the form of a site’s entry gets the pictures of its group’s blocks and its own, and no others', async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'media', pagination: false, depth: 0 })
  const all = docs.map(({ id }) => id)
  const owner = (tenant: number) => docs.filter((doc) => doc.tenant === tenant).map(({ id }) => id)
  const keys = async (tenant: number, pictures: { shared: number[]; own: number[] }) =>
    Object.keys(await findPictures(payload, { tenant }, pictures)).map(Number)
  expect(await keys(ids.harbour, { shared: all, own: [] })).toEqual(owner(ids.meridian).toSorted((one, other) => one - other))
  expect(await keys(ids.harbour, { shared: [], own: all })).toEqual(owner(ids.harbour).toSorted((one, other) => one - other))
  expect(await keys(ids.drifter, { shared: all, own: [] })).toEqual([])
})
