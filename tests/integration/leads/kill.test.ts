// @begins-first
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordConsent } from '@/domain/leads/consent'
import { FORM_FACTS } from '@/domain/leads/form-kinds'
import { type Lead, toLead } from '@/domain/leads/lead'
import { CHECKPOINTS } from '@/server/delivery/checkpoint'
import { type HookReceiver, type MailReceiver, startHookReceiver, startMailReceiver } from './receivers'
import { openPayload, PERSON, run, tenantId } from './site'

const SUBMISSIONS = 500
const AT_ONCE = 12
/** Into each life: how many times its checkpoint is reached before it dies there. */
const LIFE = 70

let payload: Payload
let mail: MailReceiver
let hook: HookReceiver
let harbour: number

beforeAll(async () => {
  payload = await openPayload()
  mail = await startMailReceiver()
  hook = await startHookReceiver()
  harbour = await tenantId(payload, 'harbour')
  await payload.create({
    collection: 'lead-settings',
    data: {
      tenant: harbour,
      mail_to: ['sales@harbour.example'],
      smtp_host: '127.0.0.1',
      smtp_port: mail.port,
      smtp_security: 'starttls',
      keep_days: 730,
    },
  })
  await run('update lead_settings set webhook_url = $1', [hook.url])
}, 240_000)
afterAll(async () => {
  await Promise.all([mail.close(), hook.close()])
})

type Answer = { index: number; leadId: number }

function readAnswer(message: unknown): Answer | null {
  if (typeof message !== 'object' || message === null || !('index' in message) || !('leadId' in message)) return null
  return { index: Number(message.index), leadId: Number(message.leadId) }
}

/** An enquiry as the lead call stores it. */
function makeLead(index: number): Lead {
  const values = { ...PERSON, phone: '+61491570156', message: `Form ${index}`, opt_in: true }
  return toLead(values, {
    form: { kind: 'enquiry', ...FORM_FACTS.enquiry },
    visit: { url: 'http://harbour.localhost/contact', source: '', visited_pages: [], linked_query_params: {} },
    userAgent: 'Browser/1.0',
    vehicle: null,
    dealership: null,
    manufacturerSlug: null,
    leadId: null,
    consent: recordConsent('Harbour', { opt_in: true, terms: null }, 1_790_000_000),
    hasOwnEvents: false,
  })
}

/** A process of the site with this file's database; it starts while others live, and is used when its turn comes. */
function startChild(): { child: ChildProcess; ready: Promise<unknown> } {
  const child = fork(path.join(import.meta.dirname, 'kill-child.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, LOG_LEVEL: 'silent', NODE_ENV: 'production' },
    stdio: 'ignore',
  })
  return { child, ready: once(child, 'message') }
}

/** Sends forms to a process, a dozen at a time, until it dies or none is left; the answers are what visitors were told. */
function feed(child: ChildProcess, waiting: Map<number, Lead>, acknowledged: Map<number, Answer>): Promise<void> {
  const open = new Set<number>()
  return new Promise((resolve) => {
    const next = () => {
      for (const [index, lead] of waiting) {
        if (open.size >= AT_ONCE) break
        if (open.has(index)) continue
        open.add(index)
        if (child.connected) child.send({ kind: 'form', index, tenantId: harbour, lead }, () => undefined)
      }
      if (waiting.size === 0) resolve()
    }
    child.on('message', (message) => {
      const answer = readAnswer(message)
      if (!answer) return
      open.delete(answer.index)
      acknowledged.set(answer.index, answer)
      waiting.delete(answer.index)
      next()
    })
    child.once('exit', () => resolve())
    next()
  })
}

async function countWaiting(): Promise<number> {
  const { rows } = await run(`select count(*)::int n from lead_deliveries where state <> 'delivered'`)
  return Number(rows[0]?.n)
}

test('REL-01, REL-06: killed at five moments over 500 forms, every acknowledged lead is stored and delivered, and none twice', async () => {
  const waiting = new Map(Array.from({ length: SUBMISSIONS }, (_, index) => [index, makeLead(index)]))
  const acknowledged = new Map<number, Answer>()
  const deaths: string[] = []
  let next = startChild()
  for (const checkpoint of CHECKPOINTS) {
    const { child, ready } = next
    await ready
    next = startChild()
    child.send({ kind: 'die', at: checkpoint, after: LIFE })
    const gone = once(child, 'exit')
    await feed(child, waiting, acknowledged)
    await gone
    deaths.push(`${checkpoint} ${child.signalCode}`)
  }
  const { child, ready } = next
  await ready
  // what was not acknowledged is sent again by its visitor, under its own key
  await feed(child, waiting, acknowledged)
  while ((await countWaiting()) > 0) {
    const drained = once(child, 'message')
    child.send({ kind: 'drain' })
    await drained
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')

  expect(deaths).toEqual(CHECKPOINTS.map((checkpoint) => `${checkpoint} SIGKILL`))
  const { rows } = await run(`select id, idempotency_key, message from leads where idempotency_key like 'kill-test-%'`)
  const stored = new Map(rows.map((row) => [Number(row.id), String(row.message)]))
  expect(rows).toHaveLength(SUBMISSIONS)
  expect(new Set(rows.map(({ message }) => message)).size).toBe(SUBMISSIONS)
  for (const { index, leadId } of acknowledged.values()) expect(stored.get(leadId)).toBe(`Form ${index}`)
  // a receiver that knows our ids has each lead once; that all are there shows that none was lost
  const ids = [...stored.keys()]
  const mailed = mail.mails.map(({ messageId }) => messageId.split('@')[0])
  expect(new Set(mailed)).toEqual(new Set(ids.map((id) => `<lead-${harbour}-${id}-mail`)))
  expect(new Set(hook.calls.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set(ids.map((id) => `lead-${harbour}-${id}`)))
}, 240_000)
