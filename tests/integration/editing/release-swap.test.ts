import { beforeAll, expect, test } from 'vitest'
import { pick } from '../access/rest'
import type { World } from '../access/world'
import { openReleases } from './release-kit'

let kit: Awaited<ReturnType<typeof openReleases>>
let world: World
beforeAll(async () => {
  kit = await openReleases()
  world = kit.world
})

const livePaths = (ids: readonly number[]) => Promise.all(ids.map(async (id) => (await kit.readPage(id)).path))

async function redirects(): Promise<string[]> {
  const where = { tenant: { equals: world.sites.own.tenant } }
  const { docs } = await world.payload.find({ collection: 'redirects', where, depth: 0, pagination: false })
  return docs.map(({ from, to }) => `${from} > ${to}`).toSorted()
}

async function addRedirect(from: string, to: string): Promise<void> {
  const data = { tenant: world.sites.own.tenant, from, to, status: '301' as const, origin: 'person' as const }
  await world.payload.create({ collection: 'redirects', data })
}

const removeRedirects = () =>
  world.payload.delete({ collection: 'redirects', where: { tenant: { equals: world.sites.own.tenant } }, depth: 0 })

/** Two live pages, whose drafts have each other's address. */
async function makeSwapped() {
  await removeRedirects()
  const [one, other] = [await kit.makePage(), await kit.makePage()]
  await kit.savePage(other.id, { path: `${other.path}-meanwhile` })
  await kit.savePage(one.id, { path: other.path })
  await kit.savePage(other.id, { path: one.path })
  return { one, other, ids: [one.id, other.id] }
}

async function publish(ids: readonly number[]): Promise<number> {
  const release = await kit.makeReady(ids)
  const published = await kit.act(release, 'publish')
  expect(pick(published.json, 'panel.state'), published.text).toBe('live')
  return release
}

async function rollBack(release: number): Promise<void> {
  const back = await kit.act(release, 'rollBack')
  expect(pick(back.json, 'panel.state'), back.text).toBe('rolledBack')
}

test('EDT-20, SEO-04: two pages swap their addresses in one release; neither address redirects, older redirects follow their page, and a rollback restores all of it', async () => {
  const { one, other, ids } = await makeSwapped()
  const old = [kit.nextWord(), kit.nextWord()].map((word) => `/old-${word}`)
  await addRedirect(old[0] ?? '', one.path)
  await addRedirect(old[1] ?? '', other.path)
  const before = await redirects()
  const release = await publish(ids)
  expect(await livePaths(ids)).toEqual([other.path, one.path])
  expect(await redirects()).toEqual([`${old[0]} > ${other.path}`, `${old[1]} > ${one.path}`].toSorted())
  await rollBack(release)
  expect(await livePaths(ids)).toEqual([one.path, other.path])
  expect(await redirects()).toEqual(before)
  const drafts = await Promise.all(ids.map((id) => world.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })))
  expect(
    drafts.map(({ path, _status: status }) => [path, status]),
    'what was released stays as the draft',
  ).toEqual([
    [other.path, 'draft'],
    [one.path, 'draft'],
  ])
})

test('EDT-20: the draft of a swap can’t be published alone, and the refusal names the page that has the address', async () => {
  const { one, other, ids } = await makeSwapped()
  const alone = await kit.send(`/releases/${await kit.makeRelease()}/items`, { collection: 'pages', document: one.id })
  const release = Number(pick(alone.json, 'panel.id'))
  const refused = await kit.act(release, 'approve')
  expect([refused.status, refused.text.includes('has this address already')]).toEqual([422, true])
  await expect(world.payload.update({ collection: 'pages', id: one.id, data: { _status: 'published' } })).rejects.toThrow()
  expect(await livePaths(ids)).toEqual([one.path, other.path])
})

test('EDT-20, SEO-04: in a chain only the address that nobody takes redirects', async () => {
  await removeRedirects()
  const [one, other] = [await kit.makePage(), await kit.makePage()]
  const end = `${other.path}-moved`
  await kit.savePage(other.id, { path: end })
  await kit.savePage(one.id, { path: other.path })
  const ids = [one.id, other.id]
  const release = await publish(ids)
  expect(await livePaths(ids)).toEqual([other.path, end])
  expect(await redirects()).toEqual([`${one.path} > ${other.path}`])
  await rollBack(release)
  expect(await livePaths(ids)).toEqual([one.path, other.path])
  expect(await redirects()).toEqual([`${end} > ${other.path}`])
})

test('EDT-20: a stopped swap leaves both addresses', async () => {
  const { one, other, ids } = await makeSwapped()
  const release = await kit.makeReady(ids, 'schedule')
  await kit.savePage(other.id, { title: 'Later' })
  await kit.letTimePass(release)
  await kit.act(release, 'publish')
  expect((await kit.readRelease(release)).state).toBe('stopped')
  expect(await livePaths(ids)).toEqual([one.path, other.path])
  expect(await redirects()).toEqual([])
})
