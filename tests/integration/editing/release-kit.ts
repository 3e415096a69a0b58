import { expect } from 'vitest'
import { call, idIn, type Body } from '../access/rest'
import { buildWorld, type Side, type World } from '../access/world'

/** Two sites with their settings, and what tests of releases do on them. */
export async function openReleases() {
  const world = await buildWorld()
  for (const side of ['own', 'foreign'] as const)
    await call('POST', '/site-settings', world.tokens.admin, { json: { tenant: world.sites[side].tenant } })
  return { world, ...kitOf(world) }
}

let count = 0

function kitOf(world: World) {
  const nextWord = () => `release-word-${++count}`
  const send = (path: string, json: Body, token: string | null = world.tokens.marketing) => call('POST', path, token, { json })

  async function makeRelease(token = world.tokens.marketing, side: Side = 'own'): Promise<number> {
    return idIn(await send('/releases', { name: nextWord(), tenant: world.sites[side].tenant }, token))
  }

  /** A page that is live as 'Old' and has the draft 'New'. */
  async function makePage(side: Side = 'own', changes: Body = {}): Promise<{ id: number; path: string }> {
    const path = `/${nextWord()}`
    const data = { title: 'Old', path, layout: [], tenant: world.sites[side].tenant, _status: 'published' }
    const id = idIn(await send('/pages', data, world.tokens.admin))
    await savePage(id, { title: 'New', ...changes })
    return { id, path }
  }

  async function savePage(id: number, changes: Body): Promise<void> {
    const answer = await call('PATCH', `/pages/${id}?draft=true&autosave=true`, world.tokens.admin, {
      json: { ...changes, _status: 'draft' },
    })
    expect(answer.status, answer.text).toBe(200)
  }

  async function makePromo(link = '/search'): Promise<number> {
    const node = { heading: 'Save now', tone: 'brand', link: { label: 'See it', href: link } }
    const data = { title: nextWord(), position: 1, node, tenant: world.sites.own.tenant, _status: 'draft' }
    return idIn(await send('/promo-cards?draft=true', data))
  }

  const add = (release: number, item: Body, token: string | null = world.tokens.marketing) =>
    send(`/releases/${release}/items`, item, token)
  const addPage = (release: number, document: number) => add(release, { collection: 'pages', document })
  const act = (release: number, action: string, more: Body = {}, token: string | null = world.tokens.marketing) =>
    send(`/releases/${release}/act`, { action, ...more }, token)
  const readRelease = (id: number) => world.payload.findByID({ collection: 'releases', id, depth: 0 })
  const readPage = (id: number) => world.payload.findByID({ collection: 'pages', id, depth: 0, trash: true })

  async function makeReady(pages: readonly number[], action: 'approve' | 'schedule' = 'approve'): Promise<number> {
    const release = await makeRelease()
    for (const id of pages) expect((await addPage(release, id)).status).toBe(200)
    const approved = await act(release, 'approve')
    expect(approved.status, approved.text).toBe(200)
    if (action === 'schedule') expect((await act(release, 'schedule', { at: '2040-06-01T09:00' })).status).toBe(200)
    return release
  }

  /** As if its time had come while no process ran. */
  const letTimePass = (id: number, seconds = 1) =>
    world.payload.update({ collection: 'releases', id, data: { goesLiveAt: new Date(Date.now() - seconds * 1000).toISOString() } })

  return { nextWord, send, makeRelease, makePage, savePage, makePromo, add, addPage, act, readRelease, readPage, makeReady, letTimePass }
}
