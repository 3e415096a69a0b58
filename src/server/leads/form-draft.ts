import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { RunSql } from '../database/transaction'
import { isJourneyKey } from '../checkout/journey-key'

const KEPT_SECONDS = 3600

const draftSchema = z.object({
  kind: z.string(),
  carSlug: z.string().nullable(),
  values: z.record(z.string(), z.string()),
  problems: z.array(z.object({ name: z.string(), message: z.string() })),
})

/** The kind of drafts of account forms. Other drafts have a `LeadKind` or 'journey'. */
export const ACCOUNT_DRAFT = 'account'

/** A form that was sent without scripts and has errors: the values and the messages by field; an empty `name` is the form itself. */
export type FormDraft = z.infer<typeof draftSchema>

/** Stores a form so that a page can show it again. The address only contains its token (SEC-05). */
export async function storeDraft(run: RunSql, tenantId: number, draft: FormDraft): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await run('delete from form_draft where ends_at < now()')
  await run(
    `insert into form_draft (token, tenant_id, content, ends_at) values ($1, $2::integer, $3::jsonb, now() + make_interval(secs => $4::float8))`,
    [token, tenantId, JSON.stringify(draft), KEPT_SECONDS],
  )
  return token
}

/** Returns a stored form; null when this tenant has none with the token, or it has expired. */
export async function readDraft(run: RunSql, tenantId: number, token: string): Promise<FormDraft | null> {
  if (!isJourneyKey(token)) return null
  const { rows } = await run('select content from form_draft where token = $1 and tenant_id = $2::integer and ends_at > now()', [
    token,
    tenantId,
  ])
  const draft = draftSchema.safeParse(rows[0]?.content)
  return draft.success ? draft.data : null
}
