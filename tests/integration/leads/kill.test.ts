// @begins-first
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { build, type Plugin } from 'esbuild'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordConsent } from '@/domain/leads/form/consent'
import { FORM_FACTS } from '@/domain/leads/form/form-kinds'
import { type Lead, toLead } from '@/domain/leads/record/lead'
import { CHECKPOINTS } from '@/server/lead-dispatch/checkpoint'
import { type HookReceiver, type MailReceiver, startHookReceiver, startMailReceiver } from './receivers'
import { openPayload, PERSON, run, tenantId } from './site'

const SUBMISSIONS = 500
const AT_ONCE = 12
/** How many times each process reaches its checkpoint before it is killed there. */
const LIFE = 70
/** The process bundled as one file, because it is started many times. */
const CHILD = path.resolve('.cache/test/kill-child.mjs')

/** Node resolves this package's files only by their full names. */
const NEXT: Plugin = {
  name: 'next',
  setup: ({ onResolve }) => onResolve({ filter: /^next\/[^.]+$/ }, ({ path: name }) => ({ path: `${name}.js`, external: true })),
}

let payload: Payload
let mail: MailReceiver
let hook: HookReceiver
let harbour: number

beforeAll(async () => {
  await build({
    entryPoints: [path.join(import.meta.dirname, 'kill-child.ts')],
    outfile: CHILD,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    plugins: [NEXT],
  })
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

/** `leadId` is null if the form could not be stored and the visitor was told. */
type Answer = { index: number; leadId: number | null }

function readAnswer(message: unknown): Answer | null {
  if (typeof message !== 'object' || message === null || !('index' in message) || !('leadId' in message)) return null
  return { index: Number(message.index), leadId: message.leadId === null ? null : Number(message.leadId) }
}

/** Returns an enquiry as the lead call stores it. */
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

type Life = { child: ChildProcess; ready: Promise<boolean>; ended: Promise<string> }

/** Starts a process of the site with this file's database. */
function startChild(): Life {
  const child = fork(CHILD, {
    env: { ...process.env, LOG_LEVEL: 'silent', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()))
  // Listens from the start, because the process may end before it is used.
  const ended = once(child, 'exit').then(() => child.signalCode ?? `exit ${child.exitCode}: ${said.slice(-2_000)}`)
  return { child, ready: Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]), ended }
}

const STARTS = 3

/** Starts a process in advance while others run. If it fails to start, starts it again, as a supervisor would. */
async function startReady(): Promise<Life> {
  for (let start = 1; ; start += 1) {
    const life = startChild()
    if (await life.ready) return life
    if (start === STARTS) throw new Error(`No process came up: ${await life.ended}`)
    console.warn(`A process failed to start and is started again: ${await life.ended}`)
  }
}

/** Sends forms to a process, a dozen at a time, until it is killed or none is left. Records what visitors were told. */
function sendForms(child: ChildProcess, waiting: Map<number, Lead>, acknowledged: Map<number, number>): Promise<void> {
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
      if (answer.leadId !== null) {
        acknowledged.set(answer.index, answer.leadId)
        waiting.delete(answer.index)
      }
      next()
    })
    next()
  })
}

/**
 * Makes retries due now.
 * @returns The number of deliveries still waiting.
 */
async function makeRetriesDue(): Promise<number> {
  const { rows } = await run(`update lead_deliveries set due_at = least(due_at, now()) where state = 'waiting' returning id`)
  return rows.length
}

test('REL-01, REL-06: after kills at five checkpoints over 500 forms, every acknowledged lead is stored and delivered exactly once', async () => {
  const waiting = new Map(Array.from({ length: SUBMISSIONS }, (_, index) => [index, makeLead(index)]))
  const acknowledged = new Map<number, number>()
  const deaths: string[] = []
  let next = startReady()
  for (const checkpoint of CHECKPOINTS) {
    const { child, ended } = await next
    next = startReady()
    if (child.connected) child.send({ kind: 'die', at: checkpoint, after: LIFE })
    await Promise.race([sendForms(child, waiting, acknowledged), ended])
    deaths.push(`${checkpoint} ${await ended}`)
  }
  const { child, ended } = await next
  // Visitors resend forms that were not acknowledged, with the same key.
  await Promise.race([sendForms(child, waiting, acknowledged), ended])
  while (child.connected && (await makeRetriesDue()) > 0) await setTimeout(100)
  child.kill('SIGKILL')

  const { rows: kept } = await run(`select lead_id, destination, state, trace from lead_deliveries where state <> 'delivered'`)
  expect(kept).toEqual([])
  expect(deaths).toEqual(CHECKPOINTS.map((checkpoint) => `${checkpoint} SIGKILL`))
  const { rows } = await run(`select id, idempotency_key, message from leads where idempotency_key like 'kill-test-%'`)
  const stored = new Map(rows.map((row) => [Number(row.id), String(row.message)]))
  expect(rows).toHaveLength(SUBMISSIONS)
  expect(new Set(rows.map(({ message }) => message)).size).toBe(SUBMISSIONS)
  for (const [index, leadId] of acknowledged) expect(stored.get(leadId)).toBe(`Form ${index}`)
  // A receiver that deduplicates by our ids has each lead once. That all are there shows that none was lost.
  const ids = [...stored.keys()]
  const mailed = mail.mails.map(({ messageId }) => messageId.split('@')[0])
  expect(new Set(mailed)).toEqual(new Set(ids.map((id) => `<lead-${harbour}-${id}-mail`)))
  expect(new Set(hook.calls.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set(ids.map((id) => `lead-${harbour}-${id}`)))
}, 240_000)
