import '@tests/setup/next-runtime'
import type { Lead } from '@/domain/leads/record/lead'
import { type Checkpoint, CHECKPOINTS, watchCheckpoints } from '@/server/lead-dispatch/checkpoint'
import { deliverDue } from '@/server/lead-dispatch/deliver-due'
import { storeLead } from '@/server/leads/store-lead'
import { courierOf, openPayload } from './site'

// A process of the site for `kill.test.ts`. Takes forms from its parent, delivers them, and kills itself at a checkpoint.

type Order = { kind: 'form'; index: number; tenantId: number; lead: Lead } | { kind: 'die'; at: string; after: number }

function isOrder(value: unknown): value is Order {
  return typeof value === 'object' && value !== null && 'kind' in value
}

function tell(message: Record<string, unknown>): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()))
}

/** Does what the lead call does with a valid form: stores it with its deliveries, then tells the visitor whether that worked. */
async function take(index: number, tenantId: number, lead: Lead): Promise<void> {
  const stored = await storeLead(payload, { tenantId, form: 'enquiry', lead, key: `kill-test-${index}` }).catch(() => null)
  await tell({ kind: 'answer', index, leadId: stored?.kind === 'stored' ? stored.id : null })
}

function dieAt(at: Checkpoint, after: number): void {
  let left = after
  watchCheckpoints((checkpoint) => {
    if (checkpoint !== at) return
    left -= 1
    if (left <= 0) process.kill(process.pid, 'SIGKILL')
  })
}

const payload = await openPayload()
const courier = courierOf(payload, 1)
let isDraining = false

async function drain(): Promise<void> {
  if (isDraining) return
  isDraining = true
  // As in the job, failed deliveries become due again.
  await deliverDue(courier).catch(() => 0)
  isDraining = false
}

process.on('message', (order: unknown) => {
  if (!isOrder(order)) return
  if (order.kind === 'form') void take(order.index, order.tenantId, order.lead)
  const checkpoint = order.kind === 'die' ? CHECKPOINTS.find((name) => name === order.at) : undefined
  if (order.kind === 'die' && checkpoint) dieAt(checkpoint, order.after)
})
process.on('disconnect', () => process.exit(0))
setInterval(() => void drain(), 150)
await tell({ kind: 'ready' })
