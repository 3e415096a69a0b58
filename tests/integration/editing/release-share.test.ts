import { beforeAll, expect, test } from 'vitest'
import { findSharedDraft, findSharedRelease } from '@/server/content/find-shared-draft'
import { showRelease } from '@/server/content/release-in-view'
import { call, idIn, pick } from '../access/rest'
import type { World } from '../access/world'
import { openReleases } from './release-kit'

let kit: Awaited<ReturnType<typeof openReleases>>
let world: World
const now = Math.floor(Date.now() / 1000)
beforeAll(async () => {
  kit = await openReleases()
  world = kit.world
})

const linkTo = (release: number, token: string | null = world.tokens.marketing, seconds = 3600) =>
  call('POST', '/share-links', token, {
    json: { tenant: world.sites.own.tenant, release, note: 'Ana', expiresAt: new Date((now + seconds) * 1000).toISOString() },
  })

async function ticketOf(answer: { status: number; text: string; json: unknown }): Promise<string> {
  expect(answer.status, answer.text).toBe(201)
  const { json } = await call('GET', `/share-links/${Number(pick(answer.json, 'doc.id'))}`, world.tokens.marketing)
  const address = String(pick(json, 'address'))
  expect(address).toContain('/shared/northside/')
  return address.split('/').at(-1) ?? ''
}

async function makeFilled() {
  const page = await kit.makePage()
  const release = await kit.makeRelease()
  expect((await kit.addPage(release, page.id)).status).toBe(200)
  return { page, release }
}

test('EDT-20, ADM-04: a share link shows a release to somebody without an account, until it expires or is revoked', async () => {
  const { own, foreign } = world.sites
  const { page, release } = await makeFilled()
  const answer = await linkTo(release)
  const ticket = await ticketOf(answer)
  expect(await findSharedRelease(own.tenant, ticket, now)).toMatchObject({ releaseId: release, sites: [{ slug: 'northside' }] })
  expect(await showRelease({ user: null, tenantId: own.tenant, releaseId: release })).toMatchObject({ paths: [page.path] })
  const last = ticket.at(-1) === 'A' ? 'B' : 'A'
  expect([
    await findSharedRelease(own.tenant, ticket, now + 3600),
    await findSharedRelease(own.tenant, ticket.slice(0, -1) + last, now),
    await findSharedRelease(foreign.tenant, ticket, now),
    await findSharedDraft(own.tenant, ticket, now),
  ]).toEqual([null, null, null, null])
  await call('DELETE', `/share-links/${Number(pick(answer.json, 'doc.id'))}`, world.tokens.marketing)
  expect(await findSharedRelease(own.tenant, ticket, now)).toBeNull()
})

test('EDT-20: the link of a release that is live, and of a deleted one, shows nothing', async () => {
  const [gone, live] = [await makeFilled(), await makeFilled()]
  const tickets = [await ticketOf(await linkTo(gone.release)), await ticketOf(await linkTo(live.release))]
  await call('DELETE', `/releases/${gone.release}`, world.tokens.marketing)
  for (const action of ['approve', 'publish']) expect((await kit.act(live.release, action)).status).toBe(200)
  expect(await Promise.all(tickets.map((ticket) => findSharedRelease(world.sites.own.tenant, ticket, now)))).toEqual([null, null])
  expect((await world.payload.find({ collection: 'share-links', where: { release: { equals: gone.release } } })).totalDocs).toBe(0)
})

test('EDT-20, SEC-01: only staff of all sites of a release make a link to it and see its address', async () => {
  const { own } = world.sites
  const [here, there] = [await kit.makePage('own'), await kit.makePage('foreign')]
  const release = await kit.makeRelease(world.tokens.admin)
  for (const { id } of [here, there]) await kit.add(release, { collection: 'pages', document: id }, world.tokens.admin)
  const refused = await linkTo(release)
  expect([refused.status, refused.text.includes('The release chosen here'), (await linkTo(release, null)).status]).toEqual([400, true, 403])
  const id = idIn(await linkTo(release, world.tokens.admin))
  const addressFor = async (token: string | null) => pick((await call('GET', `/share-links/${id}`, token)).json, 'address') ?? null
  expect([await addressFor(world.tokens.marketing), typeof (await addressFor(world.tokens.admin))]).toEqual([null, 'string'])
  const ticket =
    String(await addressFor(world.tokens.admin))
      .split('/')
      .at(-1) ?? ''
  for (const site of [own, world.sites.foreign]) expect((await findSharedRelease(site.tenant, ticket, now))?.sites).toHaveLength(2)
})

test('EDT-20, ADM-04: a link shows a page or a release, one of them', async () => {
  const { release, page } = await makeFilled()
  const send = (more: object) =>
    call('POST', '/share-links', world.tokens.marketing, {
      json: { tenant: world.sites.own.tenant, note: 'Ana', expiresAt: new Date((now + 3600) * 1000).toISOString(), ...more },
    })
  const answers = [await send({}), await send({ page: page.id, release })]
  expect(answers.map(({ status, text }) => [status, /Choose (the|a) page/.test(text)])).toEqual([
    [400, true],
    [400, true],
  ])
})
