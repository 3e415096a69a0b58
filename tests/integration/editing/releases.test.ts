import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { applyRelease } from '@/server/editing/releases/apply-release'
import { JOB_QUEUES, platformJobs } from '@/server/jobs/platform-jobs'
import { applyDueReleases, RELEASE_QUEUE } from '@/server/jobs/release-queue'
import { call, idIn, pick } from '../access/rest'
import type { World } from '../access/world'
import { openReleases } from './release-kit'

let kit: Awaited<ReturnType<typeof openReleases>>
let world: World
beforeAll(async () => {
  kit = await openReleases()
  world = kit.world
})

describe('going live', () => {
  test('EDT-20: a page and a promo that links to it go live together, in the versions that were approved, and are rolled back as one', async () => {
    const [page, live] = [await kit.makePage(), await kit.makePage()]
    const fresh = idIn(
      await kit.send('/pages?draft=true', { title: 'Fresh', path: `${page.path}-fresh`, layout: [], tenant: world.sites.own.tenant }),
    )
    const promo = await kit.makePromo(`${page.path}-fresh`)
    const release = await kit.makeRelease()
    for (const document of [page.id, live.id, fresh]) expect((await kit.addPage(release, document)).status).toBe(200)
    expect((await kit.add(release, { collection: 'promo-cards', document: promo })).status).toBe(200)
    const states = async () => [
      (await kit.readPage(page.id)).title,
      (await kit.readPage(live.id)).title,
      (await kit.readPage(fresh))._status,
      (await world.payload.findByID({ collection: 'promo-cards', id: promo, depth: 0 }))._status,
    ]
    const before = ['Old', 'Old', 'draft', 'draft']
    const approved = await kit.act(release, 'approve')
    expect(approved.status, approved.text).toBe(200)
    expect(await states(), 'approving changes nothing').toEqual(before)
    const published = await kit.act(release, 'publish')
    expect(pick(published.json, 'panel.state'), published.text).toBe('live')
    expect(await states()).toEqual(['New', 'New', 'published', 'published'])
    const rolledBack = await kit.act(release, 'rollBack')
    expect(pick(rolledBack.json, 'panel.state'), rolledBack.text).toBe('rolledBack')
    expect(await states()).toEqual(before)
    const draft = await world.payload.findByID({ collection: 'pages', id: page.id, draft: true, depth: 0 })
    expect(draft, 'what was released stays as the draft').toMatchObject({ title: 'New', _status: 'draft' })
  })

  test('EDT-20: of two processes that apply a release at once, exactly one does', async () => {
    const page = await kit.makePage()
    const release = await kit.makeReady([page.id], 'schedule')
    await kit.letTimePass(release)
    const versions = () => world.payload.countVersions({ collection: 'pages', where: { parent: { equals: page.id } } })
    const before = (await versions()).totalDocs
    const wish = { id: release, state: 'scheduled' as const, now: Math.floor(Date.now() / 1000) }
    const outcomes = await Promise.all([1, 2, 3].map(() => applyRelease(world.payload, wish)))
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['live', 'passed', 'passed'])
    expect((await versions()).totalDocs).toBe(before + 1)
    expect(await applyRelease(world.payload, wish)).toEqual({ kind: 'passed' })
  })

  test('EDT-20: a release goes live at its time and not before, also when no process ran at that time', async () => {
    const page = await kit.makePage()
    const release = await kit.makeReady([page.id], 'schedule')
    await applyDueReleases(world.payload)
    expect((await kit.readPage(page.id)).title).toBe('Old')
    await kit.letTimePass(release, 86_400)
    await applyDueReleases(world.payload)
    expect((await kit.readPage(page.id)).title).toBe('New')
    expect(await kit.readRelease(release)).toMatchObject({ state: 'live', liveAt: expect.any(String) })
    const { docs } = await world.payload.find({
      collection: 'audit-log',
      where: { event: { equals: 'release_live' } },
      sort: '-createdAt',
      limit: 1,
    })
    expect(docs[0]).toMatchObject({ by: 'access-marketing@access.example' })
  })

  test('EDT-20: the jobs that every process runs each second make a due release live', async () => {
    const page = await kit.makePage()
    const release = await kit.makeReady([page.id], 'schedule')
    await kit.letTimePass(release)
    expect(await platformJobs.shouldAutoRun?.(world.payload)).toBe(true)
    await world.payload.jobs.run({ queue: RELEASE_QUEUE })
    expect((await kit.readPage(page.id)).title).toBe('New')
    expect(JOB_QUEUES).toContainEqual(expect.objectContaining({ queue: RELEASE_QUEUE, cron: '* * * * * *' }))
  })

  test('EDT-20, SEC-01: a release of several sites changes all of them, and only staff of all of them see it', async () => {
    const { own, foreign } = world.sites
    const [here, there] = [await kit.makePage('own'), await kit.makePage('foreign')]
    const release = await kit.makeRelease(world.tokens.admin)
    for (const { id } of [here, there])
      expect((await kit.add(release, { collection: 'pages', document: id }, world.tokens.admin)).status).toBe(200)
    for (const token of [world.tokens.marketing, foreign.staff.token, world.tokens.support, null]) {
      expect([401, 403, 404]).toContain((await call('GET', `/releases/${release}/panel`, token)).status)
      expect([401, 403, 404]).toContain((await call('GET', `/releases/${release}`, token)).status)
      expect([401, 403, 404]).toContain((await kit.act(release, 'approve', {}, token)).status)
    }
    const both = await world.payload.findByID({ collection: 'users', id: own.staff.id, depth: 0 })
    await world.payload.update({
      collection: 'users',
      id: both.id,
      data: { tenants: [{ tenant: own.tenant }, { tenant: foreign.tenant }] },
    })
    expect((await call('GET', `/releases/${release}/panel`, own.staff.token)).status).toBe(200)
    for (const action of ['approve', 'publish']) expect((await kit.act(release, action, {}, own.staff.token)).status).toBe(200)
    await world.payload.update({ collection: 'users', id: both.id, data: { tenants: [{ tenant: own.tenant }] } })
    expect([(await kit.readPage(here.id)).title, (await kit.readPage(there.id)).title]).toEqual(['New', 'New'])
  })
})

describe('what stops a release', () => {
  const EDITS = {
    'a newer edit': [(id: number) => kit.savePage(id, { title: 'Later' }), 'has a newer edit by access-admin'],
    'a page in the trash': [
      (id: number) => world.payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } }),
      'is in the trash',
    ],
    'a deleted page': [(id: number) => world.payload.delete({ collection: 'pages', id }), 'was deleted'],
    'a pruned version': [
      async (id: number) => {
        await world.payload.db.deleteVersions({
          collection: 'pages',
          where: { parent: { equals: id } },
          req: await createLocalReq({}, world.payload),
        })
      },
      'no longer has the version',
    ],
  } as const

  test.each(Object.entries(EDITS))(
    'EDT-20, ADM-05: %s after the approval stops the whole release and says so',
    async (_, [edit, words]) => {
      const [edited, other] = [await kit.makePage(), await kit.makePage()]
      const release = await kit.makeReady([other.id, edited.id], 'schedule')
      await edit(edited.id)
      await kit.letTimePass(release)
      await applyDueReleases(world.payload)
      expect(await kit.readRelease(release)).toMatchObject({ state: 'stopped', result: expect.stringContaining(words), restore: null })
      expect(await kit.readPage(other.id)).toMatchObject({ title: 'Old', _status: 'published' })
      const { docs } = await world.payload.find({
        collection: 'audit-log',
        where: { event: { equals: 'release_stopped' } },
        sort: '-id',
        limit: 1,
      })
      expect(docs[0]?.detail).toContain(words)
    },
  )

  test('EDT-20: a document that is refused stops the release with the reason, and nothing is stored', async () => {
    const [first, second] = [await kit.makePage(), await kit.makePage()]
    const release = await kit.makeReady([first.id, second.id])
    // its address is taken meanwhile, and the page itself has no newer edit
    const taken = kit.nextWord()
    await kit.send('/pages', { title: 'Taken', path: `/${taken}`, layout: [], tenant: world.sites.own.tenant })
    const moved = await kit.makePage('own', {})
    const late = await kit.makeRelease()
    await kit.savePage(moved.id, { path: `/${taken}-2` })
    expect((await kit.addPage(late, first.id)).status).toBe(200)
    expect((await kit.addPage(late, moved.id)).status).toBe(200)
    expect((await kit.act(late, 'approve')).status).toBe(200)
    await kit.send('/pages', { title: 'Quicker', path: `/${taken}-2`, layout: [], tenant: world.sites.own.tenant, _status: 'published' })
    const answer = await kit.act(late, 'publish')
    expect(pick(answer.json, 'panel.state')).toBe('stopped')
    expect(String(pick(answer.json, 'panel.result'))).toMatch(/Nothing of this release went live\. “New” was refused: /)
    expect((await kit.readPage(first.id)).title).toBe('Old')
    expect((await kit.act(release, 'publish')).status).toBe(200)
  })

  test('EDT-20: approval already says what would stop the release', async () => {
    const page = await kit.makePage('own', { layout: [{ blockType: 'callToAction', heading: '', tone: 'plain' }] })
    const release = await kit.makeRelease()
    await kit.addPage(release, page.id)
    const answer = await kit.act(release, 'approve')
    expect(answer.status).toBe(422)
    expect(String(pick(answer.json, 'errors.0.message'))).toContain('“New” was refused')
    expect((await kit.readRelease(release)).state).toBe('draft')
    expect((await kit.readPage(page.id)).title).toBe('Old')
  })

  test('EDT-20: a newer edit after going live stops the rollback and says so', async () => {
    const [page, other] = [await kit.makePage(), await kit.makePage()]
    const release = await kit.makeReady([page.id, other.id])
    await kit.act(release, 'publish')
    await kit.savePage(other.id, { title: 'Even newer' })
    const answer = await kit.act(release, 'rollBack')
    expect(pick(answer.json, 'panel.state')).toBe('live')
    expect(String(pick(answer.json, 'panel.result'))).toContain('“New” was edited by access-admin since')
    expect([(await kit.readPage(page.id)).title, (await kit.readPage(other.id)).title]).toEqual(['New', 'New'])
  })

  test('EDT-20: whoever approved a release must still be allowed to publish it', async () => {
    const page = await kit.makePage()
    const { staff, tenant } = world.sites.own
    const release = await kit.makeRelease(staff.token)
    await kit.add(release, { collection: 'pages', document: page.id }, staff.token)
    expect((await kit.act(release, 'approve', {}, staff.token)).status).toBe(200)
    await world.payload.update({ collection: 'users', id: staff.id, data: { role: 'sales' } })
    const answer = await kit.act(release, 'publish')
    await world.payload.update({ collection: 'users', id: staff.id, data: { role: 'marketing', tenants: [{ tenant }] } })
    expect(String(pick(answer.json, 'panel.result'))).toContain('northside-staff may not publish “New”')
    expect((await kit.readPage(page.id)).title).toBe('Old')
  })
})
