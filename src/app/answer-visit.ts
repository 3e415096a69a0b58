import type { z } from 'zod'
import { readClock } from '@/server/now'
import { answerTenantCall, type TenantCall } from './answer-tenant-call'
import { readSubmission } from './read-submission'

/**
 * Answers a message of the kind that a page sends and does not wait for: 204 when it was counted, 404 for a car that this site does not sell, 400 for
 * what is no such message.
 */
export function answerVisit<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  count: (call: TenantCall, message: z.output<Schema>) => Promise<boolean>,
): Promise<Response> {
  return answerTenantCall(request, async ({ tenant }) => {
    const submission = await readSubmission(request)
    if (submission.kind === 'refused') return Response.json({ error: submission.problem }, { status: submission.status })
    const message = schema.safeParse(submission.fields)
    if (!message.success) return Response.json({ error: 'This message is of no kind that is counted here.' }, { status: 400 })
    const isCounted = await count({ tenant, now: readClock() }, message.data)
    return isCounted ? new Response(null, { status: 204 }) : Response.json({ error: 'There is no such car.' }, { status: 404 })
  })
}
