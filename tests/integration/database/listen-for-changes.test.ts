import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { processGlobal } from '@/server/cache/process-global'
import { pageStore } from '@/server/cache/page-store'
import { LISTENER_NAME, listenForChanges } from '@/server/invalidation/listen-for-changes'
import { SITE_CHANNEL } from '@/server/invalidation/messages'
import type { SiteState } from '@/server/routing/site-state'
import { type Forwarder, openForwarder } from '@tests/e2e/support/forwarder'

const DATABASE_URL = process.env.DATABASE_URL ?? ''
const PATH = '/sites/harbour/7.signature/about'
const TERMINATE = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()'
const store = pageStore()
const other = new pg.Client({ connectionString: DATABASE_URL })
let database: Forwarder
let connections = 0
let silences = 0

/** Stores a page that was rendered now. */
function storePage() {
  store.writePage(
    `/7f/$${PATH}`,
    { kind: 'APP_PAGE' },
    { path: PATH, html: 'old', tags: ['page:7'], tick: store.tick, at: 0, cacheControl: { revalidate: false } },
  )
}
const isStored = () => store.findPage(PATH) !== null

/** What a publish in another process does. */
const publish = (tag: string) =>
  other.query('select pg_notify($1, $2)', [SITE_CHANNEL, JSON.stringify({ id: 'x', tags: [tag], vehicles: [], reload: 'none' })])

beforeAll(async () => {
  // An earlier file of this worker may have started the process's own listener, which empties the page cache when it reconnects.
  const earlier = processGlobal<Pick<SiteState, 'isConnected'>>('forecourt.site-state').value
  while (earlier?.isConnected === false) await sleep(50)
  database = await openForwarder(DATABASE_URL)
  await other.connect()
  await listenForChanges({
    connectionString: database.url,
    onConnect: async (client) => {
      await client.query('select 1')
      connections += 1
    },
    noteConnection: () => undefined,
    onMessage: () => Promise.resolve(),
    onAck: () => undefined,
    onSilence: () => void (silences += 1),
  })
})
// The forwarder stays open: the listener lives as long as the process and would log each attempt to reconnect.
afterAll(() => other.end())

test('PERF-05: a publish in another process expires the pages that show it, and no others', async () => {
  storePage()
  await publish('page:8')
  await sleep(100)
  expect(isStored()).toBe(true)
  await publish('page:7')
  await expect.poll(isStored).toBe(false)
})

test('REL-03: when the connection is killed, no page from before is used again, not even for a moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    storePage()
    const before = connections
    let used = 0
    await other.query(TERMINATE, [LISTENER_NAME])
    // published while nobody listens: no message will ever come
    while (connections === before || store.paused) {
      // the end of the connection has been noticed
      if (store.paused && isStored()) used += 1
      await sleep(1)
    }
    expect([used, isStored()]).toEqual([0, false])
  }
})

test('REL-03: a connection that falls silent is noticed within three seconds and replaced', async () => {
  storePage()
  const before = connections
  expect(silences).toBe(0)
  database.silence()
  await expect.poll(() => connections, { timeout: 4_500 }).toBeGreaterThan(before)
  expect(silences).toBe(1)
  expect(isStored()).toBe(false)
})

test('REL-11: while the database can’t be reached, stored pages are used; when it is back, nothing from before is', async () => {
  storePage()
  const before = connections
  await database.cut()
  await expect.poll(() => store.paused).toBeNull()
  await sleep(1_200)
  expect([isStored(), store.paused, connections]).toEqual([true, null, before])
  await database.mend()
  await expect.poll(() => connections, { timeout: 5_000 }).toBe(before + 1)
  expect(isStored()).toBe(false)
})
