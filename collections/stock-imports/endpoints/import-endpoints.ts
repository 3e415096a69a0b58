import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { summarisePlan } from '@/domain/import/summarise-plan'
import { importStock, planStockImport } from '@/server/import/import-stock'
import { releaseImport } from '@/server/import/release-import'
import { undoImport } from '@/server/import/undo-import'
import { readClock } from '@/server/process/now'
import { mayImport, readOrder, refuse, reachesDealership } from './read-order'

/** Rows of each kind that the admin lists. */
const LISTED = 200

const BUSY = 'Another import of this dealership is running. Try again when it has finished.'
const ABSENT = 'There is no such import.'

function describeUser({ user }: PayloadRequest): string | null {
  return user && 'email' in user && typeof user.email === 'string' ? user.email : null
}

/** Dry run: responds with what a file would do. */
const plan: PayloadHandler = async (req) => {
  const order = await readOrder(req)
  if (order instanceof Response) return order
  const outcome = await planStockImport(req.payload, req, order, readClock())
  if (outcome.kind === 'no-dealership') return refuse(404, 'There is no such dealership.')
  if (outcome.kind === 'unreadable') return Response.json(outcome, { status: 422 })
  const { plan: planned, ...rest } = outcome
  return Response.json({ ...rest, summary: summarisePlan(planned, LISTED) })
}

/** Applies a file or holds it. */
const run: PayloadHandler = async (req) => {
  const order = await readOrder(req)
  if (order instanceof Response) return order
  const outcome = await importStock(req.payload, { ...order, allowsFall: false, startedBy: describeUser(req), now: readClock() })
  switch (outcome.kind) {
    case 'no-dealership':
      return refuse(404, 'There is no such dealership.')
    case 'busy':
      return refuse(409, BUSY)
    case 'unreadable':
      return Response.json(outcome, { status: 422 })
    default: {
      const { plan: planned, ...rest } = outcome
      return Response.json({ ...rest, summary: summarisePlan(planned, LISTED) })
    }
  }
}

/** Returns the import's id if the requester may release or undo it, otherwise a refusal. */
async function findImport(req: PayloadRequest): Promise<number | Response> {
  if (!mayImport(req)) return refuse(403, 'You don’t have permission to import stock.')
  const id = Number(req.routeParams?.id)
  if (!Number.isSafeInteger(id)) return refuse(404, ABSENT)
  const found = await req.payload.findByID({ collection: 'stock-imports', id, depth: 0, disableErrors: true, overrideAccess: false, req })
  const dealership = found?.dealership
  return typeof dealership === 'number' && (await reachesDealership(req, dealership)) ? id : refuse(404, ABSENT)
}

const release: PayloadHandler = async (req) => {
  const id = await findImport(req)
  if (id instanceof Response) return id
  const outcome = await releaseImport(req.payload, id, readClock())
  if (outcome.kind === 'busy') return refuse(409, BUSY)
  if (outcome.kind === 'absent') return refuse(404, ABSENT)
  return outcome.kind === 'applied'
    ? Response.json(outcome)
    : refuse(409, `This import is ${outcome.state}; only one that is held can be released.`)
}

const undo: PayloadHandler = async (req) => {
  const id = await findImport(req)
  if (id instanceof Response) return id
  const outcome = await undoImport(req.payload, id)
  switch (outcome.kind) {
    case 'undone':
      return Response.json(outcome)
    case 'busy':
      return refuse(409, BUSY)
    case 'absent':
      return refuse(404, ABSENT)
    case 'not-applied':
      return refuse(409, `This import is ${outcome.state}; only one that was applied can be undone.`)
    case 'edited': {
      const named = outcome.cars.slice(0, 20).join(', ')
      const more = outcome.cars.length > 20 ? ` and ${outcome.cars.length - 20} more` : ''
      return refuse(409, `Not undone: these cars were saved since the import, and that work would be lost: ${named}${more}.`)
    }
  }
}

/** The calls of stock import (ADM-19). Each requires the right to write vehicles of the dealership's tenant. */
export const importEndpoints: Endpoint[] = [
  { path: '/plan', method: 'post', handler: plan },
  { path: '/run', method: 'post', handler: run },
  { path: '/:id/release', method: 'post', handler: release },
  { path: '/:id/undo', method: 'post', handler: undo },
]
