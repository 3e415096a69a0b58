import { type SearchDocument, searchDocumentSchema } from '@/domain/search/document'
import { LIST_ATTRIBUTES } from '@/domain/search/facets'
import type { ExecuteSql } from '../port'
import { toLetterBits } from '@/domain/search/typos'
import { PLAIN_COLUMNS, type SearchRow, toSearchRow } from './to-row'

/** Limits the documents per statement; their parameters take about 2 MB. */
const DOCUMENTS_PER_STATEMENT = 500

const COLUMNS = [...PLAIN_COLUMNS, ...LIST_ATTRIBUTES].join(', ')

/**
 * Writes the derived rows and the vocabulary from $1 (rows), $2 (words), $3 (spellings) and $4 (texts); `taken` has the ids that may be
 * written.
 */
const WRITE_DERIVED = `
  , added_words as (
    insert into search_word (word, letters)
    select given.word, given.letters from json_to_recordset($2::json) as given (word text, letters integer)
    where not exists (select from search_word known where known.word = given.word)
  ), added_values as (
    insert into search_value (attribute, folded, spelling)
    select given.attribute, given.folded, given.spelling
    from json_to_recordset($3::json) as given (attribute text, folded text, spelling text)
    where not exists (
      select from search_value known
      where known.attribute = given.attribute and known.folded = given.folded and known.spelling = given.spelling
    )
  ), written_texts as (
    insert into search_text (vehicle_id, names, all_words)
    select vehicle_id, names, all_words from json_populate_recordset(null::search_text, $4::json)
    where vehicle_id in (select id from taken)
    on conflict (vehicle_id) do update set (names, all_words) = row (excluded.names, excluded.all_words)
  )
  insert into search_vehicle (${COLUMNS})
  select ${COLUMNS} from json_populate_recordset(null::search_vehicle, $1::json)
  where id in (select id from taken)
  on conflict (id) do update set (${COLUMNS}) = row (${[...PLAIN_COLUMNS, ...LIST_ATTRIBUTES].map((column) => `excluded.${column}`).join(', ')})`

const WRITE_PROJECTION = `
  with taken as (
    insert into search_document (id, doc, rev, deleted)
    select given.id, given.doc, pg_current_xact_id()::text::bigint, false
    from json_to_recordset($5::json) as given (id integer, doc jsonb)
    on conflict (id) do update set doc = excluded.doc, rev = excluded.rev, deleted = false
    returning id
  ) ${WRITE_DERIVED}`

/** Skips rows that changed since they were read: their vehicle was saved meanwhile. */
const REWRITE_DERIVED = `
  with taken as (
    select stored.id from search_document stored
    join json_to_recordset($5::json) as given (id integer, rev bigint) on given.id = stored.id and given.rev = stored.rev
    where not stored.deleted
    order by stored.id
    for update of stored
  ) ${WRITE_DERIVED}`

const REMOVE_PROJECTION = `
  with buried as (
    update search_document set doc = null, deleted = true, rev = pg_current_xact_id()::text::bigint
    where id = any ($1::integer[]) and not deleted
    returning id
  ), forgotten as (
    delete from search_text where vehicle_id in (select id from buried)
  )
  delete from search_vehicle where id in (select id from buried)`

/**
 * Writes vehicles to the search projection. `execute` runs the statements in the vehicle's own transaction. Of several documents with one
 * id the last is used. Bulk writes are split into batches of five hundred.
 * @throws ZodError when a document is not valid, before anything is written.
 */
export async function writeProjection(execute: ExecuteSql, documents: readonly SearchDocument[]): Promise<void> {
  for (const batch of cutIntoBatches(documents.map((document) => searchDocumentSchema.parse(document)))) {
    const stored = batch.map((document) => ({ id: document.id, doc: document }))
    await execute(WRITE_PROJECTION, [...toParameters(batch.map(toSearchRow)), JSON.stringify(stored)])
  }
}

/** Removes vehicles from the search projection in the caller's transaction. Ignores unknown ids. */
export async function removeProjection(execute: ExecuteSql, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await execute(REMOVE_PROJECTION, [[...ids]])
}

/** Derives the rows of stored documents again, except for vehicles written since revision `rev`. */
export async function rewriteDerived(execute: ExecuteSql, stored: readonly { document: SearchDocument; rev: string }[]): Promise<void> {
  const revisions = stored.map(({ document, rev }) => ({ id: document.id, rev }))
  await execute(REWRITE_DERIVED, [...toParameters(stored.map(({ document }) => toSearchRow(document))), JSON.stringify(revisions)])
}

/** Sorts by id, so that two writers of the same vehicles can't deadlock. */
function cutIntoBatches(documents: readonly SearchDocument[]): SearchDocument[][] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const sorted = [...byId.values()].sort((one, other) => one.id - other.id)
  const starts = Array.from({ length: Math.ceil(sorted.length / DOCUMENTS_PER_STATEMENT) }, (_, batch) => batch * DOCUMENTS_PER_STATEMENT)
  return starts.map((start) => sorted.slice(start, start + DOCUMENTS_PER_STATEMENT))
}

function toParameters(rows: readonly SearchRow[]): string[] {
  const words = [...new Set(rows.flatMap((row) => row.words))]
  const values = new Map(rows.flatMap((row) => row.values).map((value) => [`${value.attribute}\n${value.spelling}`, value]))
  return [
    JSON.stringify(rows.map((row) => row.columns)),
    JSON.stringify(words.map((word) => ({ word, letters: toLetterBits(word) }))),
    JSON.stringify([...values.values()]),
    JSON.stringify(rows.map((row) => row.text)),
  ]
}
