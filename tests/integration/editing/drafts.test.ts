import { beforeAll, describe, expect, test, vi } from 'vitest'
import { findSharedDraft } from '@/server/content/find-shared-draft'
import { toShareTicket } from '@/server/content/share-link'
import { findForTenant } from '@/server/content/find-for-tenant'
import { payloadClient } from '@/server/process/payload-client'
import { findUsers } from '@/server/references/find-users'
import { findUses } from '@/server/references/find-uses'
import { createLocalReq } from 'payload'

vi.mock('@/server/cache/tagged-read', () => ({ taggedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read() }))

const now = Math.floor(Date.now() / 1000)
let harbour: number
let summit: number

beforeAll(async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'tenants', depth: 0, pagination: false })
  harbour = docs.find(({ slug }) => slug === 'harbour')?.id ?? 0
  summit = docs.find(({ slug }) => slug === 'summit')?.id ?? 0
})

const title = (text: string) => ({ blockType: 'callToAction' as const, heading: text, tone: 'plain' as const })

async function makePage(path: string, heading: string, tenant = harbour) {
  const payload = await payloadClient()
  return payload.create({ collection: 'pages', data: { tenant, title: heading, path, layout: [title(heading)], _status: 'published' } })
}

async function makeLink(page: number, seconds: number) {
  const payload = await payloadClient()
  return payload.create({
    collection: 'share-links',
    data: { tenant: harbour, page, note: 'Ana', expiresAt: new Date((now + seconds) * 1000).toISOString() },
  })
}

describe('share links', () => {
  test('ADM-04: a share link shows the latest draft of its one page, while visitors see the published version', async () => {
    const payload = await payloadClient()
    const page = await makePage('/shared-one', 'Live')
    await payload.update({ collection: 'pages', id: page.id, data: { layout: [title('Draft')], _status: 'draft' }, draft: true })
    const link = await makeLink(page.id, 3600)
    const ticket = toShareTicket(link) ?? ''
    expect((await findSharedDraft(harbour, ticket, now))?.layout).toMatchObject([{ heading: 'Draft' }])
    const [live] = await findForTenant(harbour, 'pages', { where: { path: { equals: '/shared-one' } } })
    expect(live?.layout).toMatchObject([{ heading: 'Live' }])
  })

  test('ADM-04: an expired, forged, revoked or foreign share link opens nothing', async () => {
    const payload = await payloadClient()
    const page = await makePage('/shared-two', 'Live')
    const link = await makeLink(page.id, 3600)
    const ticket = toShareTicket(link) ?? ''
    const last = ticket.at(-1) === 'A' ? 'B' : 'A'
    expect(await findSharedDraft(harbour, ticket, now + 3599)).not.toBeNull()
    expect(await findSharedDraft(harbour, ticket, now + 3600)).toBeNull()
    expect(await findSharedDraft(harbour, ticket.slice(0, -1) + last, now)).toBeNull()
    expect(await findSharedDraft(summit, ticket, now)).toBeNull()
    await payload.delete({ collection: 'share-links', id: link.id })
    expect(await findSharedDraft(harbour, ticket, now)).toBeNull()
  })

  test("ADM-04: changing a share link's expiry changes its address; the old one stops working", async () => {
    const payload = await payloadClient()
    const page = await makePage('/shared-three', 'Live')
    const link = await makeLink(page.id, 3600)
    const before = toShareTicket(link) ?? ''
    const moved = await payload.update({
      collection: 'share-links',
      id: link.id,
      data: { expiresAt: new Date((now + 7200) * 1000).toISOString() },
    })
    expect(await findSharedDraft(harbour, before, now)).toBeNull()
    expect(await findSharedDraft(harbour, toShareTicket(moved) ?? '', now)).not.toBeNull()
  })

  test('ADM-04: a share link lasts at most ninety days', async () => {
    const page = await makePage('/shared-four', 'Live')
    await expect(makeLink(page.id, 91 * 86_400)).rejects.toThrow(/Expires/)
  })

  test('ADM-04: deleting a page for good deletes its share links', async () => {
    const payload = await payloadClient()
    const page = await makePage('/shared-five', 'Live')
    const link = await makeLink(page.id, 3600)
    await payload.delete({ collection: 'pages', id: page.id })
    const { totalDocs } = await payload.count({ collection: 'share-links', where: { id: { equals: link.id } } })
    expect(totalDocs).toBe(0)
  })
})

describe('versions', () => {
  test('ADM-04: a published version can be restored with every block', async () => {
    const payload = await payloadClient()
    const page = await makePage('/versions-one', 'First')
    await payload.update({ collection: 'pages', id: page.id, data: { layout: [title('Second')], _status: 'published' } })
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: page.id } },
      sort: 'createdAt',
      depth: 0,
    })
    const [first] = docs
    if (!first) throw new Error('no version')
    await payload.restoreVersion({ collection: 'pages', id: first.id })
    const restored = await payload.findByID({ collection: 'pages', id: page.id, depth: 0 })
    expect(restored.layout).toMatchObject([{ heading: 'First' }])
  })

  test('ADM-04: autosave keeps one draft, and saves at most every half second', async () => {
    const payload = await payloadClient()
    const drafts = payload.collections.pages.config.versions?.drafts
    const interval = typeof drafts === 'object' && typeof drafts.autosave === 'object' ? drafts.autosave.interval : 0
    expect(interval).toBeGreaterThanOrEqual(500)
    const page = await makePage('/versions-two', 'Live')
    for (const heading of ['H', 'He', 'Hel']) {
      await payload.update({
        collection: 'pages',
        id: page.id,
        data: { layout: [title(heading)], _status: 'draft' },
        draft: true,
        autosave: true,
      })
    }
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { and: [{ parent: { equals: page.id } }, { autosave: { equals: true } }] },
    })
    expect(docs.map(({ version }) => version.layout?.[0])).toMatchObject([{ heading: 'Hel' }])
  })

  test('ADM-04: copies are drafts, each with its own address', async () => {
    const payload = await payloadClient()
    const page = await makePage('/copies', 'Original')
    const paths: string[] = []
    for (let copy = 0; copy < 3; copy += 1) paths.push((await payload.duplicate({ collection: 'pages', id: page.id })).path)
    expect(paths).toEqual(['/copies-copy', '/copies-copy-2', '/copies-copy-3'])
    const live = await findForTenant(harbour, 'pages', { where: { path: { like: '/copies-copy' } } })
    expect(live).toEqual([])
  })

  test('ADM-04: a page in the trash is gone from the site and can be restored', async () => {
    const payload = await payloadClient()
    const page = await makePage('/trash-one', 'Live')
    const isLive = async () => (await findForTenant(harbour, 'pages', { where: { path: { equals: '/trash-one' } } })).length > 0
    expect(await isLive()).toBe(true)
    await payload.update({ collection: 'pages', id: page.id, data: { deletedAt: new Date().toISOString() } })
    expect(await isLive()).toBe(false)
    await payload.update({ collection: 'pages', id: page.id, data: { deletedAt: null }, trash: true })
    expect(await isLive()).toBe(true)
  })
})

describe('documents in use', () => {
  test("ADM-12: a picture used on pages, in a draft or in a preset can't be deleted, and the refusal names them", async () => {
    const payload = await payloadClient()
    const { docs } = await payload.find({ collection: 'media', where: { tenant: { equals: harbour } }, depth: 0, limit: 1, sort: '-id' })
    const image = docs[0]?.id ?? 0
    const withImage = {
      blockType: 'imageText' as const,
      heading: 'Picture',
      tone: 'plain' as const,
      side: 'left' as const,
      ratio: 'half' as const,
      imageKind: 'photo' as const,
      image,
    }
    const page = await makePage('/uses-picture', 'Picture page')
    await payload.update({ collection: 'pages', id: page.id, data: { layout: [withImage], _status: 'draft' }, draft: true })
    await payload.create({ collection: 'block-presets', data: { tenant: harbour, name: 'Kept picture', layout: [withImage] } })
    const users = await findUsers(await createLocalReq({}, payload), { collection: 'media', id: image, tenantId: harbour })
    expect(users.map(({ label }) => label)).toEqual(expect.arrayContaining(['page “Picture page”', 'preset “Kept picture”']))
    await expect(payload.delete({ collection: 'media', id: image })).rejects.toThrow(/used by .*Picture page/)
  })

  test('EDT-26, SEC-01: “Used by” names pages only to staff who may read them', async () => {
    const payload = await payloadClient()
    const { docs } = await payload.find({ collection: 'faqs', where: { tenant: { equals: harbour } }, depth: 0, limit: 1 })
    const question = { collection: 'faqs', id: docs[0]?.id ?? 0, tenantId: harbour, category: docs[0]?.category }
    const page = await makePage('/lists-questions', 'Lists questions')
    await payload.update({ collection: 'pages', id: page.id, data: { layout: [{ blockType: 'faq', heading: 'Questions', limit: 40 }] } })
    const namesFor = async (email: string) => {
      const found = await payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0 })
      const user = found.docs[0]
      if (!user) throw new Error(`${email} is missing.`)
      const { named, listed } = await findUses(await createLocalReq({ user: { ...user, collection: 'users' } }, payload), question)
      return [...named, ...listed].map(({ label }) => label)
    }
    expect(await namesFor('marketing@harbour.example')).toContain('page “Lists questions”')
    expect(await namesFor('sales@harbour.example')).toEqual([])
  })
})

describe('placeholders', () => {
  const text = (heading: string) => ({ tenant: harbour, title: 'Texts', path: `/texts-${heading.length}`, layout: [title(heading)] })

  test("ADM-14: a page with an unknown placeholder can't be published, and the message lists the known ones", async () => {
    const payload = await payloadClient()
    await expect(
      payload.create({ collection: 'pages', data: { ...text('Call {dealer.fax}'), _status: 'published' } }),
    ).rejects.toMatchObject({
      data: { errors: [{ path: 'layout.0.heading', message: expect.stringContaining('{dealer.phone}') }] },
    })
    await expect(
      payload.create({ collection: 'pages', data: { ...text('Call {dealer.phone}'), _status: 'published' } }),
    ).resolves.toBeTruthy()
  })

  test('ADM-14: a draft may contain an unfinished placeholder', async () => {
    const payload = await payloadClient()
    await expect(
      payload.create({ collection: 'pages', data: { ...text('Call {dealer.fa}'), _status: 'draft' }, draft: true }),
    ).resolves.toBeTruthy()
  })
})
