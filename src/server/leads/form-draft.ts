import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { RunSql } from '../database/transaction'
import { NOW, typedQueries } from '../database/typed-queries'
import { isJourneyKey } from '../checkout/journey-key'

const DRAFT_SECONDS = 3600

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
  const ends_at = sql<Date>`now() + make_interval(secs => ${DRAFT_SECONDS}::float8)`
  await typedQueries(run).deleteFrom('form_draft').where('ends_at', '<', NOW).execute()
  await typedQueries(run)
    .insertInto('form_draft')
    .values({ token, tenant_id: tenantId, content: JSON.stringify(draft), ends_at })
    .execute()
  return token
}

/** Returns a stored form; null when this tenant has none with the token, or it has expired. */
export async function readDraft(run: RunSql, tenantId: number, token: string): Promise<FormDraft | null> {
  if (!isJourneyKey(token)) return null
  const stored = await typedQueries(run)
    .selectFrom('form_draft')
    .select('content')
    .where('token', '=', token)
    .where('tenant_id', '=', tenantId)
    .where('ends_at', '>', NOW)
    .executeTakeFirst()
  const draft = draftSchema.safeParse(stored?.content)
  return draft.success ? draft.data : null
}
