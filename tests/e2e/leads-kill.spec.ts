import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import type { Checkpoint } from '@/server/lead-dispatch/checkpoint'
import { ask } from './support/http'
import { firstCarPath, PORT } from './support/sites'
import { type SiteServer, startSiteServer } from './support/site-server'

/**
 * Where a process is killed, and after how many leads: before storing, between storing and answering, and between sending and recording.
 * `tests/integration/leads/kill.test.ts` covers all five checkpoints. Deliveries are shared with the site of the other browser tests, so
 * one of them is enough here.
 */
const LIVES: readonly [at: Checkpoint, after: number][] = [
  ['before-commit', 8],
  ['before-answer', 8],
  ['after-send', 1],
]
const AT_ONCE = 3
const RUN = randomUUID().slice(0, 8)
const DIE_AT = pathToFileURL(path.join(import.meta.dirname, 'support/die-at.mjs')).href

type Form = { message: string; key: string; leadId: number | null }

const forms: Form[] = []
let car = ''

function write(): Form {
  const form = { message: `Kill ${RUN} ${forms.length}`, key: randomUUID(), leadId: null }
  forms.push(form)
  return form
}

/** Sends a form as a browser does, each from its own client address. Records acknowledged forms; a killed process doesn't answer. */
async function send(port: number, form: Form): Promise<void> {
  const place = forms.indexOf(form)
  const answer = await ask(port, '/api/leads', {
    host: 'harbour.localhost',
    method: 'POST',
    headers: { 'x-forwarded-for': `198.18.${Math.floor(place / 250)}.${(place % 250) + 1}` },
    body: {
      ...{ form: 'enquiry', car_slug: car, message: form.message, idempotency_key: form.key, open_seconds: 40 },
      ...{ name: 'Alannah', last_name: 'Whitmore', phone: '0491 570 156', postcode: '4105', email: 'alannah@example.com' },
    },
  }).catch(() => null)
  const body: unknown = answer?.status === 200 ? JSON.parse(answer.body) : null
  if (typeof body === 'object' && body !== null && 'lead_id' in body) form.leadId = Number(body.lead_id)
}

const startProcess = (life: number): Promise<SiteServer> | null => {
  const [at, after] = LIVES[life] ?? []
  return at ? startSiteServer({ NODE_OPTIONS: `--import ${DIE_AT}`, DIE_AT: at, DIE_AFTER: String(after) }) : null
}

/** Sends forms until the process ends. */
async function sendForms({ port, ended }: SiteServer): Promise<NodeJS.Signals | null> {
  let isAlive = true
  const end = ended.finally(() => (isAlive = false))
  while (isAlive) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => send(port, write())))
    await Promise.race([end, sleep(150)])
  }
  return end
}

test('REL-01, REL-06, LEAD-17: the site is killed at three checkpoints: every acknowledged form is stored and delivered exactly once', async () => {
  test.setTimeout(240_000)
  car = (await firstCarPath('harbour')).replace('/cars/', '')
  const deaths: [string, NodeJS.Signals | null][] = []
  let next = startProcess(0)
  for (const [life, [checkpoint]] of LIVES.entries()) {
    const site = await next
    next = startProcess(life + 1)
    if (site) deaths.push([checkpoint, await sendForms(site)])
  }
  // Visitors resend the forms that were not acknowledged, and one that was.
  const unsure = [...forms.filter(({ leadId }) => leadId === null), ...forms.filter(({ leadId }) => leadId !== null).slice(-1)]
  const thanked = forms.filter(({ leadId }) => leadId !== null).map(({ message, leadId }) => [message, leadId])
  for (const form of unsure) await send(PORT, form)

  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const find = async (text: string) => (await client.query<Record<string, unknown>>(text, [`Kill ${RUN} %`])).rows
  try {
    const leads = await find('select id, message from leads where message like $1')
    expect(deaths).toEqual(LIVES.map(([checkpoint]) => [checkpoint, 'SIGKILL']))
    expect(thanked.length).toBeGreaterThan(5)
    expect(leads).toHaveLength(forms.length)
    const stored = new Map(leads.map(({ id, message }) => [String(message), Number(id)]))
    expect(thanked).toEqual(thanked.map(([message]) => [message, stored.get(String(message))]))
    // Moves the clock past the dead process's lease.
    await find(
      'update lead_deliveries set leased_until = now() where leased_until > now() and lead_id in (select id from leads where message like $1)',
    )
    const open = `select d.id from lead_deliveries d join leads l on l.id = d.lead_id where l.message like $1 and d.state <> 'delivered'`
    await expect.poll(() => find(open), { timeout: 40_000 }).toEqual([])
    const mails = await find('select m.lead_id from captured_mails m join leads l on l.id = m.lead_id where l.message like $1')
    expect(mails.map(({ lead_id }) => Number(lead_id)).toSorted()).toEqual([...stored.values()].toSorted())
  } finally {
    await client.end()
  }
})
