import { beforeAll, expect, test } from 'vitest'
import { findRedirect } from '@/domain/navigation/redirects'
import { databasePool } from '@/server/database/pool'
import { payloadClient } from '@/server/process/payload-client'
import { findSiteById } from '@/server/routing/find-site'
import { loadSiteMaps } from '@/server/routing/site-maps'
import type { User } from '@payload-types'

const hosting = { baseDomain: 'localhost', scheme: 'http', port: 3000 }
let harbour: number
let marketing: User | undefined

beforeAll(async () => {
  const payload = await payloadClient()
  const tenants = await payload.find({ collection: 'tenants', where: { slug: { equals: 'harbour' } }, depth: 0 })
  harbour = tenants.docs[0]?.id ?? 0
  const users = await payload.find({ collection: 'users', where: { email: { equals: 'marketing@harbour.example' } }, depth: 0 })
  marketing = users.docs[0]
})

async function makePage(path: string, linksTo: string | null = null) {
  const payload = await payloadClient()
  const block = { blockType: 'callToAction' as const, heading: 'Look', link: { label: 'Go', href: linksTo }, tone: 'plain' as const }
  const layout = linksTo === null ? [] : [block]
  return payload.create({ collection: 'pages', data: { tenant: harbour, title: `At ${path}`, path, layout, _status: 'published' } })
}

type Change = { _status?: 'draft' | 'published'; deletedAt?: string; path?: string }

/** Saves a page as the admin does: with the person's rights, and with what they decided about the links. */
async function save(id: number, change: Change, decision: string) {
  const payload = await payloadClient()
  const req = { headers: new Headers({ 'x-links': decision }) }
  return payload.update({ collection: 'pages', id, data: change, depth: 0, overrideAccess: false, user: marketing, req })
}

async function ask(path: string) {
  const [site] = await loadSiteMaps(databasePool(), hosting, [harbour])
  return site && !site.paths.has(path) ? findRedirect(site.redirects, path) : null
}

const TRASHED = { deletedAt: '2027-01-01T00:00:00.000Z' }

test.each([
  ['trash', TRASHED, 301],
  ['unpublish', { _status: 'draft' as const }, 302],
  ['move', { path: '/asked-move-new', _status: 'published' as const }, 301],
])('EDT-19: %s of a page shows the places that link to it, and the address redirects where a person says', async (kind, change, status) => {
  const path = `/asked-${kind}`
  const page = await makePage(path)
  const linking = await makePage(`/asked-${kind}-from`, `${path}#form`)
  await expect(save(page.id, change, 'ask')).rejects.toMatchObject({
    status: 409,
    data: {
      links: {
        kind,
        name: `At ${path}`,
        documents: [{ label: `Page “At ${path}-from”`, href: `/admin/collections/pages/${linking.id}`, places: [expect.any(String)] }],
        isKept: false,
      },
    },
  })
  // the process learns of a new page by a message
  await expect.poll(async () => (await findSiteById(harbour))?.paths.has(`/asked-${kind}-from`), { timeout: 20_000 }).toBe(true)
  // nothing has changed
  expect((await (await payloadClient()).findByID({ collection: 'pages', id: page.id }))._status).toBe('published')
  await save(page.id, change, `/asked-${kind}-from`)
  expect(await ask(path)).toEqual({ to: `/asked-${kind}-from`, status })
})

test('EDT-19: the links can stay as they are, and a target where nothing is, or that leads back, is refused', async () => {
  const page = await makePage('/asked-leave')
  await makePage('/asked-leave-from', '/asked-leave')
  for (const target of ['/asked-nowhere', '/asked-leave', 'mailto:x'])
    await expect(save(page.id, TRASHED, target)).rejects.toMatchObject({ data: { links: { problem: expect.any(String) } } })
  await save(page.id, TRASHED, 'leave')
  expect(await ask('/asked-leave')).toBeNull()
})

test('EDT-19: a moved page redirects to its new address, unless a person says otherwise', async () => {
  const page = await makePage('/asked-moved')
  await makePage('/asked-moved-from', '/asked-moved')
  await save(page.id, { path: '/asked-moved-2', _status: 'published' }, '/asked-moved-2')
  expect(await ask('/asked-moved')).toEqual({ to: '/asked-moved-2', status: 301 })
  // the redirect leads to the page too
  await expect(save(page.id, { path: '/asked-moved-3' }, 'ask')).rejects.toMatchObject({
    data: { links: { documents: [{ label: 'Redirect from /asked-moved', places: [] }] } },
  })
  await save(page.id, { path: '/asked-moved-3' }, 'leave')
  expect(await ask('/asked-moved-2')).toBeNull()
})

test('EDT-19: nobody is asked about a page without links, and a page that every site has anyway needs no redirect', async () => {
  const page = await makePage('/asked-alone', '/asked-alone')
  await save(page.id, TRASHED, 'ask')
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'pages', where: { and: [{ tenant: { equals: harbour } }, { path: { equals: '/' } }] } })
  await makePage('/asked-home-from', '/')
  await expect(save(docs[0]?.id ?? 0, { _status: 'draft' }, 'ask')).rejects.toMatchObject({ data: { links: { isKept: true } } })
})

test('EDT-19: a page is deleted permanently only from the trash', async () => {
  const payload = await payloadClient()
  const page = await makePage('/asked-delete')
  const remove = () =>
    payload.delete({
      collection: 'pages',
      id: page.id,
      trash: true,
      overrideAccess: false,
      user: marketing,
      req: { headers: new Headers({ 'x-links': 'ask' }) },
    })
  await expect(remove()).rejects.toThrow('Move the page to the trash first.')
  await save(page.id, TRASHED, 'ask')
  await expect(remove()).resolves.toMatchObject({ id: page.id })
})
