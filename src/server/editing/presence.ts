import type { RunSql } from '../database/transaction'

/** A tab that was not seen for this long is closed, asleep or offline. Tabs report every 10 seconds. */
const GONE_AFTER_SECONDS = 25

export type PresenceWish = 'stay' | 'join' | 'takeOver' | 'leave'
export type PresentPerson = {
  name: string
  /** When they opened the document, as an ISO instant. */
  since: string
  edits: boolean
  /** Whether this is another tab of the same account. */
  isSelf: boolean
}
export type Presence = { edits: boolean; /** Who took the document over from this tab. */ takenBy: string | null; others: PresentPerson[] }

type Tab = { collection: string; documentId: number; tab: string; userId: number }
type Row = { name: string; user_id: number; since: Date | string; edits: boolean }

/** Another person edits already, so those who come later read. */
const OTHER_EDITS = `exists (
  select 1 from editing_presence other
  where other.collection = $2 and other.document_id = $3 and other.user_id <> $4 and other.edits)`

async function takeOver(run: RunSql, { collection, documentId, userId }: Tab): Promise<void> {
  await run(
    `update editing_presence set edits = false, taken_by = $3 where collection = $1 and document_id = $2 and user_id <> $3 and edits`,
    [collection, documentId, userId],
  )
}

/**
 * Records that a tab has a document open, and returns who else has (EDT-01). The first person edits, and later ones read until they join or
 * take over. Once nobody edits, the next tab that reports does. Runs in its own transaction with a lock, so that tabs report one after the
 * other.
 */
export async function notePresence(run: RunSql, tab: Tab, wish: PresenceWish): Promise<Presence> {
  const { collection, documentId, userId } = tab
  await run(`select pg_advisory_xact_lock(hashtext($1::text), $2::integer)`, [`presence on ${collection}`, documentId])
  await run(`delete from editing_presence where seen_at < now() - make_interval(secs => $1::integer) or (tab = $2::uuid and $3::boolean)`, [
    GONE_AFTER_SECONDS,
    tab.tab,
    wish === 'leave',
  ])
  if (wish === 'leave') return { edits: false, takenBy: null, others: [] }
  if (wish === 'takeOver') await takeOver(run, tab)
  const asks = wish === 'join' || wish === 'takeOver'
  const { rows } = await run<{ edits: boolean; taken_by: string | null }>(
    `insert into editing_presence as own (tab, collection, document_id, user_id, edits)
     values ($1::uuid, $2, $3::integer, $4::integer, $5::boolean or not ${OTHER_EDITS})
     on conflict (tab) do update set
       seen_at = now(),
       edits = own.edits or excluded.edits,
       taken_by = case when own.edits or excluded.edits then null else own.taken_by end
     where own.user_id = excluded.user_id and own.collection = excluded.collection and own.document_id = excluded.document_id
     returning edits, (select name from users where id = own.taken_by) as taken_by`,
    [tab.tab, collection, documentId, userId, asks],
  )
  const [own] = rows
  return { edits: own?.edits ?? false, takenBy: own?.taken_by ?? null, others: await listOthers(run, tab) }
}

async function listOthers(run: RunSql, { collection, documentId, tab, userId }: Tab): Promise<PresentPerson[]> {
  const { rows } = await run<Row>(
    `select users.name, present.user_id, present.since, present.edits
     from editing_presence present join users on users.id = present.user_id
     where present.collection = $1 and present.document_id = $2::integer and present.tab <> $3::uuid
     order by present.since`,
    [collection, documentId, tab],
  )
  return rows.map(({ name, user_id, since, edits }) => ({ name, since: new Date(since).toISOString(), edits, isSelf: user_id === userId }))
}
