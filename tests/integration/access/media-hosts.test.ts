import { NextRequest } from 'next/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { siteState } from '@/server/routing/site-state'
import { findFileOwner } from '@/server/media/file-owner'
import { proxy } from '@/proxy'
import { run } from '../leads/site'
import { buildWorld, SIDES, type Side, type World } from './world'

let world: World
const files: Partial<Record<Side, string[]>> = {}
beforeAll(async () => {
  world = await buildWorld()
  await siteState().ready
  for (const side of SIDES) {
    const { rows } = await run('select filename, sizes_thumb_filename t, sizes_og_filename o from media where id = $1::integer', [
      world.sites[side].media,
    ])
    files[side] = [rows[0]?.filename, rows[0]?.t, rows[0]?.o].filter((name) => typeof name === 'string')
  }
  await vi.waitUntil(() => siteState().byHost.has('southside.localhost'), { timeout: 20_000 })
}, 180_000)

/** Returns the proxy's status for a request: 404, or 200 where it passes the request on. */
async function ask(host: string | null, path: string): Promise<number> {
  const headers = new Headers(host === null ? {} : { host })
  return (await proxy(new NextRequest(`http://localhost:3000${path}`, { headers }))).status
}

const addressesOf = (file: string) => [
  `/api/media/file/${file}`,
  `/api/media/file/${file.replace('p', '%70')}?prefix=`,
  `/_next/image?url=${encodeURIComponent(`/api/media/file/${file}`)}&w=640&q=75`,
  `/_next/image?url=${encodeURIComponent(`/demo-media/../api/media/file/${file}`)}&w=640&q=75`,
]

test.each([
  ['northside.localhost', 'own', 200],
  ['NORTHSIDE.localhost:3000', 'own', 200],
  ['northside.localhost', 'foreign', 404],
  ['southside.localhost', 'own', 404],
  ['southside.localhost', 'foreign', 200],
  ['harbour.localhost', 'own', 404],
  ['nobody.localhost', 'own', 404],
  ['bad host', 'own', 404],
  ['localhost', 'own', 200],
  ['localhost', 'foreign', 200],
  ['preview.localhost', 'foreign', 200],
] as const)(
  'SEC-01, SEC-23: on %s a picture of the %s tenant returns %s, in every size and through the optimiser',
  async (host, side, status) => {
    const names = files[side] ?? []
    expect(names.length).toBeGreaterThan(0)
    for (const file of names) for (const path of addressesOf(file)) expect([path, await ask(host, path)]).toEqual([path, status])
  },
)

test('SEC-23: a file without a tenant is on no site, and shared pictures are on all', async () => {
  for (const path of [...addressesOf('no-such-picture.webp'), '/api/media/file/', '/api/media/file/%ff'])
    expect([path, await ask('northside.localhost', path)]).toEqual([path, 404])
  for (const path of ['/demo-media/yard-glass.webp', '/_next/image?url=%2Fdemo-media%2Fyard-glass.webp&w=640&q=75'])
    expect([path, await ask('northside.localhost', path)]).toEqual([path, 200])
})

test("SEC-23: the optimiser's own request has no host and reads the file, because its caller was already checked", async () => {
  expect(await ask(null, `/api/media/file/${files.own?.[0]}`)).toBe(200)
})

test("SEC-23: a site that sells another tenant's stock shows that tenant's pictures", async () => {
  const file = files.own?.[0] ?? ''
  const { tenant } = world.sites.foreign
  const { sells } = await world.payload.findByID({ collection: 'tenants', id: tenant, depth: 0 })
  const sell = (ids: unknown[]) => world.payload.update({ collection: 'tenants', id: tenant, data: { sells: ids.map(Number) } })
  await sell([...(sells ?? []), world.sites.own.dealership])
  await expect.poll(() => ask('southside.localhost', `/api/media/file/${file}`)).toBe(200)
  await sell(sells ?? [])
  await expect.poll(() => ask('southside.localhost', `/api/media/file/${file}`)).toBe(404)
})

test("EDT-25, SEC-23: a site shows its group's pictures while it belongs to the group", async () => {
  const file = files.own?.[0] ?? ''
  const { tenant } = world.sites.foreign
  const join = (group: unknown) =>
    world.payload.update({ collection: 'tenants', id: tenant, data: { group: group === null ? null : Number(group) } })
  await join(world.sites.own.tenant)
  await expect.poll(() => ask('southside.localhost', `/api/media/file/${file}`)).toBe(200)
  const foreign = files.foreign?.[0] ?? ''
  expect(await ask('northside.localhost', `/api/media/file/${foreign}`)).toBe(404)
  await join(null)
  await expect.poll(() => ask('southside.localhost', `/api/media/file/${file}`)).toBe(404)
})

test('SEC-23: deleting a picture or moving it to another tenant takes effect at once', async () => {
  const file = files.own?.[0] ?? ''
  expect(await findFileOwner(file)).toMatchObject({ tenantId: world.sites.own.tenant })
  await world.payload.update({ collection: 'media', id: world.sites.own.media, data: { tenant: world.sites.foreign.tenant } })
  await expect.poll(() => ask('northside.localhost', `/api/media/file/${file}`)).toBe(404)
  await expect.poll(() => ask('southside.localhost', `/api/media/file/${file}`)).toBe(200)
})
