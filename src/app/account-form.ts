import { z } from 'zod'
import { ACCOUNT_PROBLEMS } from '@/domain/shoppers/account-forms'
import { answerPrivately, answerShopper, type OwnCall } from './account-call'
import { readSubmission } from './read-submission'

/** Answers what somebody who is signed in sends about what is theirs, checked by its schema (SEC-02). */
export function answerOwnForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  act: (call: OwnCall, values: z.output<Schema>) => Promise<Response>,
): Promise<Response> {
  return answerShopper(request, async (call) => {
    const submission = await readSubmission(request)
    if (submission.kind === 'refused') return answerPrivately({ success: false, message: submission.problem }, submission.status)
    const parsed = schema.safeParse(submission.fields)
    if (parsed.success) return act(call, parsed.data)
    const { fieldErrors } = z.flattenError(parsed.error)
    return answerPrivately({ success: false, message: ACCOUNT_PROBLEMS.form, fields: fieldErrors }, 422)
  })
}
