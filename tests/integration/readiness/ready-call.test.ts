import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/ready/route'
import { siteState } from '@/server/routing/site-state'
import { databasePool } from '@/server/database/pool'
import { findCar, PERSON, sendForm } from '../leads/site'

type Body = Record<string, { ok: boolean; detail: string; engine?: string }>

/** Calls /api/ready. */
async function readReady(): Promise<{ code: number; status: unknown; parts: Body }> {
  const answer = await GET(new Request('http://localhost/api/ready'))
  const { status, ...parts } = await answer.json()
  return { code: answer.status, status, parts }
}

const run = (text: string) => databasePool().query(text)
/** Statements that undo the current test's changes. */
const undo: string[] = []

async function change(text: string, undone: string): Promise<void> {
  undo.push(undone)
  await run(text)
}

beforeAll(async () => {
  await siteState().ready
  // The previous file's database is gone, and so is the connection that delivered its invalidations.
  await vi.waitFor(() => expect(siteState().isConnected).toBe(true), { timeout: 20_000 })
  // Nothing delivers leads here.
  const { slug } = await findCar('harbour')
  const sent = await sendForm({ ...PERSON, form: 'enquiry', car_slug: slug, message: 'Is it there?', open_seconds: 40 })
  expect(sent.status).toBe(200)
  await run(`update lead_deliveries set state = 'delivered'`)
  await run('delete from payload_jobs')
})

afterEach(async () => {
  for (const text of undo.splice(0).toReversed()) await run(text)
})

afterAll(() => run(`delete from payload_jobs where queue = 'test'`))

test('REL-05, REL-10: every part is named, with the kind of search engine', async () => {
  const { code, status, parts } = await readReady()
  expect([code, status, parts]).toEqual([
    200,
    'ready',
    {
      database: { ok: true, detail: 'answers' },
      migrations: { ok: true, detail: expect.stringMatching(/^\d+ applied$/) },
      search: { ok: true, detail: expect.stringMatching(/^\d+ vehicles$/), engine: 'postgres' },
      jobs: { ok: true, detail: 'none is late or failing' },
      outbox: { ok: true, detail: 'empty' },
      disk: { ok: true, detail: expect.stringMatching(/^\d+ MB free$/) },
      changes: { ok: true, detail: 'arrive' },
    },
  ])
})

/** Changes a setting on every connection of the pool, because open connections keep the value they were opened with. */
async function setOnAllConnections(text: string): Promise<void> {
  const clients = await Promise.all(Array.from({ length: databasePool().options.max ?? 1 }, () => databasePool().connect()))
  for (const client of clients) {
    await client.query(text)
    client.release()
  }
}

test("REL-10: with a read-only database the process is not ready, because it can't store leads", async () => {
  await setOnAllConnections('set default_transaction_read_only = on')
  try {
    const { code, status, parts } = await readReady()
    expect([code, status, parts.database]).toEqual([503, 'waiting', { ok: false, detail: 'takes no writes: leads can’t be stored' }])
  } finally {
    await setOnAllConnections('set default_transaction_read_only = off')
  }
})

test('REL-10: with a pending migration the process is not ready', async () => {
  const { rows } = await run('select name, batch from payload_migrations order by name desc limit 1')
  await change(
    `delete from payload_migrations where name = '${String(rows[0]?.name)}'`,
    `insert into payload_migrations (name, batch) values ('${String(rows[0]?.name)}', ${Number(rows[0]?.batch)})`,
  )
  expect(await readReady()).toMatchObject({ code: 503, parts: { migrations: { ok: false, detail: '1 to run' } } })
})

const JOB = `insert into payload_jobs (queue, task_slug, processing, total_tried, wait_until, created_at, updated_at)`
test.each([
  ['late', `${JOB} values ('test', 'deliver-leads', false, 0, null, now() - interval '6 minutes', now())`, '1 not begun for 5 min'],
  [
    'not late yet',
    `${JOB} values ('test', 'deliver-leads', false, 0, now() + interval '1 hour', now() - interval '6 minutes', now())`,
    null,
  ],
  ['stuck', `${JOB} values ('test', 'deliver-leads', true, 0, null, now(), now() - interval '6 minutes')`, '1 begun and not ended'],
  ['failing', `${JOB} values ('test', 'deliver-leads', false, 1, now() + interval '1 minute', now(), now())`, '1 failing'],
])('REL-10: a job that is %s is reported, and visitors are served', async (_, insert, detail) => {
  await change(insert, `delete from payload_jobs where queue = 'test'`)
  const { code, parts } = await readReady()
  expect([code, parts.jobs]).toEqual([200, detail === null ? { ok: true, detail: 'none is late or failing' } : { ok: false, detail }])
})

test.each([
  ['nobody sends', '10 minutes', '10 minutes', /waiting, the oldest for 10 min; nobody has sent for 10 min$/],
  ['keeps failing', '2 hours', '-10 minutes', /waiting, the oldest for 2 h$/],
])('REL-10: a delivery that %s is reported, and visitors are served', async (_, age, due, detail) => {
  await change(
    `update lead_deliveries set state = 'waiting', leased_until = null, created_at = now() - interval '${age}', due_at = now() - interval '${due}'
     where id = (select min(id) from lead_deliveries where lead_id is not null)`,
    `update lead_deliveries set state = 'delivered'`,
  )
  const { code, status, parts } = await readReady()
  expect([code, status, parts.outbox]).toEqual([200, 'degraded', { ok: false, detail: expect.stringMatching(detail) }])
})

test('REL-10: a process that receives no invalidations is not ready', async () => {
  const state = siteState()
  state.isConnected = false
  try {
    expect(await readReady()).toMatchObject({ code: 503, parts: { changes: { ok: false } } })
  } finally {
    state.isConnected = true
  }
})
