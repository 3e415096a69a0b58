import './next-runtime'
import { POST } from '@/app/api/leads/route'
import { type Checkpoint, CHECKPOINTS, watchCheckpoints } from '@/server/delivery/checkpoint'
import { deliverDue } from '@/server/delivery/deliver-due'
import { courierOf, openPayload } from './site'

// A process of the site for `kill.test.ts`: takes forms from its parent, delivers meanwhile, and dies by its own hand at a checkpoint.

type Order =
  { kind: 'form'; index: number; fields: Record<string, unknown> } | { kind: 'die'; at: string; after: number } | { kind: 'drain' }

const AT_ONCE_HOST = 'harbour.localhost'

function isOrder(value: unknown): value is Order {
  return typeof value === 'object' && value !== null && 'kind' in value
}

function tell(message: Record<string, unknown>): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()))
}

async function take(index: number, fields: Record<string, unknown>): Promise<void> {
  const response = await POST(
    new Request(`http://${AT_ONCE_HOST}/api/leads`, {
      method: 'POST',
      headers: { host: AT_ONCE_HOST, 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${index}` },
      body: JSON.stringify(fields),
    }),
  )
  await tell({ kind: 'answer', index, status: response.status, body: await response.text() })
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
  await deliverDue(courier)
  isDraining = false
}

process.on('message', (order: unknown) => {
  if (!isOrder(order)) return
  if (order.kind === 'form') void take(order.index, order.fields)
  if (order.kind === 'drain') void drain().then(() => tell({ kind: 'drained' }))
  const checkpoint = order.kind === 'die' ? CHECKPOINTS.find((name) => name === order.at) : undefined
  if (order.kind === 'die' && checkpoint) dieAt(checkpoint, order.after)
})
process.on('disconnect', () => process.exit(0))
setInterval(() => void drain(), 150)
await tell({ kind: 'ready' })
