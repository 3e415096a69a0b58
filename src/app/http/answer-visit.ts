import type { z } from 'zod'
import { readClock } from '@/server/time/now'
import { type CallLimit, takeCall } from '@/server/rate-limit/take-call'
import { answerTenantCall, type TenantCall } from './answer-tenant-call'
import { runSql } from '../account/own-form'
import { readSubmission } from './read-submission'
import { isSameSite } from './same-site'

/** Messages of one visitor: a page sends a handful, and a whole office may share an address. */
const VISIT_LIMIT: CallLimit = { name: 'visit', calls: 600, seconds: 60 }

const refuse = (error: string, status: number) => Response.json({ error }, { status })

/**
 * Answers a message of the kind that a page sends and does not wait for: 204 when it was counted, 404 for a car that this site does not sell, 400 for
 * what is no such message. Other sites' pages count nothing here, and nobody counts faster than a person can (SEC-02, SEC-04).
 */
export function answerVisit<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  count: (call: TenantCall, message: z.output<Schema>) => Promise<boolean>,
): Promise<Response> {
  return answerTenantCall(request, async ({ tenant }) => {
    if (!isSameSite(request.headers)) return refuse('Only pages of this site are counted.', 403)
    const submission = await readSubmission(request)
    if (submission.kind === 'refused') return refuse(submission.problem, submission.status)
    const message = schema.safeParse(submission.fields)
    if (!message.success) return refuse('This message is of no kind that is counted here.', 400)
    const turn = await takeCall(runSql, request.headers, tenant.id, VISIT_LIMIT)
    if (turn.kind === 'refused') return refuse('That is more than one visitor does in a minute.', 429)
    const isCounted = await count({ tenant, now: readClock() }, message.data)
    return isCounted ? new Response(null, { status: 204 }) : refuse('There is no such car.', 404)
  })
}
