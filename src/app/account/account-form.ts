import { z } from 'zod'
import { ACCOUNT_PROBLEMS } from '@/domain/account/account-forms'
import { type CallLimit, takeCall } from '@/server/rate-limit/take-call'
import { answerPrivately, answerShopper, type OwnCall } from './account-call'
import { runSql } from './own-form'
import { readSubmission } from '../http/read-submission'

/** Changes of one shopper's own things: far more than a person makes. */
const OWN_LIMIT: CallLimit = { name: 'own', calls: 240, seconds: 60 }

/** Answers what somebody who is signed in sends about what is theirs, checked by its schema, and no more often than a person would (SEC-02). */
export function answerOwnForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  act: (call: OwnCall, values: z.output<Schema>) => Promise<Response>,
): Promise<Response> {
  return answerShopper(request, async (call) => {
    const turn = await takeCall(runSql, request.headers, call.tenant.id, OWN_LIMIT)
    if (turn.kind === 'refused') return answerPrivately({ success: false, message: ACCOUNT_PROBLEMS.busy }, 429)
    const submission = await readSubmission(request)
    if (submission.kind === 'refused') return answerPrivately({ success: false, message: submission.problem }, submission.status)
    const parsed = schema.safeParse(submission.fields)
    if (parsed.success) return act(call, parsed.data)
    const { fieldErrors } = z.flattenError(parsed.error)
    return answerPrivately({ success: false, message: ACCOUNT_PROBLEMS.form, fields: fieldErrors }, 422)
  })
}
