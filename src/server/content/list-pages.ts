import { readOwnValues } from '@/domain/blocks/group-sections'
import { isRecord } from '@/domain/json/is-record'
import { type DatedContent, resolveNextChange } from '@/domain/pages/next-change'
import { isPageFound, type ListedPage, listTypesNamed, namePage, resolvePageState, splitWords } from '@/domain/pages/listed-page'
import type { RunSql } from '../database/transaction'
import { toInstant } from './to-instant'

export type ListedSite = { id: number; name: string; timeZone: string }

export type PageSearch = {
  search: string
  /** Only pages with a block of this type; '' for all. */
  blockType: string
  /** Only pages in this state; '' for all. */
  state: string
  isTrash: boolean
  /** Names of the block types by slug. */
  names: Readonly<Record<string, string>>
  /** Unix seconds. */
  now: number
}

type Row = {
  id: number
  tenant_id: number
  title: string | null
  path: string | null
  is_live: boolean
  has_draft: boolean
  deleted_at: Date | string | null
  saved_at: Date | string | null
  editor: string | null
  /** Unix seconds at which the page or one of its blocks appears or disappears (EDT-21). */
  scheduled: unknown
  countdowns: unknown
  has_offers: boolean
  has_promos: boolean
  open_notes: number
  layout: unknown
  /** The layouts and own values of its shared sections. */
  sections: unknown
}
type DatedRow = { tenant_id: number; kind: DatedContent['kind']; title: string; start: Date | string | null; expiry: Date | string | null }

/** PostgreSQL writes JSON as text in one way only, so a block type can be searched as text. */
const patternOfType = (slug: string) => `%"blockType": "${slug}"%`

/**
 * The newest versions of the shared sections on a page, for a search: the layouts of the site's own, and for one of its group the group's
 * published layout and the site's own values (EDT-24, EDT-25).
 */
const SECTIONS = `
  left join lateral (
    select jsonb_agg(jsonb_build_object('layout', coalesce(source.layout, section.version_layout), 'own', section.version_own_values)) as parts
    from _shared_sections_v section
    join tenants site on site.id = page.tenant_id
    left join shared_sections source on source.id = section.version_group_section and source.tenant_id = site.group_id
      and source._status = 'published' and source.is_for_group
    where $2::boolean and section.latest and section.version_tenant_id = page.tenant_id and section.parent_id in (
      select id::int from jsonb_path_query(newest.version_layout, '$[*] ? (@.blockType == "sharedSection").section ? (@.type() == "number")') id
    )
  ) shared on true`

/** The newest version of each page with what visitors see of it. The layout is read only for a search, because it is large. */
const PAGES = `
  select page.id, page.tenant_id, newest.version_title as title, newest.version_path as path,
    page._status = 'published' as is_live, newest.version__status = 'draft' as has_draft,
    page.deleted_at, page.schedule_dates as scheduled, newest.version_updated_at as saved_at, users.name as editor,
    jsonb_path_query_array(page.layout, '$[*] ? (@.blockType == "countdown" && !(@.isHidden == true)).until') as countdowns,
    page.layout @? '$[*] ? (@.blockType == "offersGrid" && !(@.isHidden == true))' as has_offers,
    page.layout @? '$[*] ? (@.blockType == "promoCards" && !(@.isHidden == true))' as has_promos,
    (select count(*)::int from block_notes note where note.page_id = page.id and note.resolved_at is null) as open_notes,
    case when $2::boolean then newest.version_layout end as layout, shared.parts as sections
  from pages page
  join _pages_v newest on newest.parent_id = page.id and newest.latest
  ${SECTIONS}
  left join users on users.id = newest.version_last_editor_id
  where page.tenant_id = any($1::int[]) and (page.deleted_at is not null) = $3::boolean
    and ($4::text = '' or newest.version_layout::text like $4::text)`

const DATED = `
  select tenant_id, 'offer' as kind, title, start, expiry from offers
  where _status = 'published' and tenant_id = any($1::int[]) and (start > $2::timestamptz or expiry > $2::timestamptz)
  union all
  select tenant_id, 'promo', title, start, expiry from promo_cards
  where _status = 'published' and tenant_id = any($1::int[]) and (start > $2::timestamptz or expiry > $2::timestamptz)`

const instantOf = (value: Date | string | null) => toInstant(value instanceof Date ? value.toISOString() : value)

function countdownsIn(value: unknown): number[] {
  const ends: unknown[] = Array.isArray(value) ? value : []
  return ends.flatMap((end) => (typeof end === 'string' ? (toInstant(end) ?? []) : []))
}

async function findDated(run: RunSql, ids: number[], now: number): Promise<Map<number, DatedContent[]>> {
  const { rows } = await run<DatedRow>(DATED, [ids, new Date(now * 1000).toISOString()])
  const byTenant = new Map<number, DatedContent[]>()
  for (const { tenant_id, kind, title, start, expiry } of rows) {
    const one = { kind, title, start: instantOf(start), expiry: instantOf(expiry) }
    byTenant.set(tenant_id, [...(byTenant.get(tenant_id) ?? []), one])
  }
  return byTenant
}

const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [])

function toListedPage(row: Row, site: ListedSite, dated: readonly DatedContent[], now: number): ListedPage {
  const lists = [...(row.has_offers ? ['offer' as const] : []), ...(row.has_promos ? ['promo' as const] : [])]
  const isShown = row.is_live && row.deleted_at === null
  return {
    id: row.id,
    name: namePage(row),
    path: row.path,
    site: site.name,
    timeZone: site.timeZone,
    state: resolvePageState({ isLive: row.is_live, hasDraft: row.has_draft, isTrashed: row.deleted_at !== null }),
    next: isShown
      ? resolveNextChange({ scheduled: numbersIn(row.scheduled), countdowns: countdownsIn(row.countdowns), lists }, dated, now)
      : null,
    editor: row.editor,
    savedAt: instantOf(row.saved_at),
    openNotes: row.open_notes,
  }
}

/** The part of the search that the database answers. The rest needs the words that editors see: `isPageFound`. */
function narrow(words: readonly string[], names: PageSearch['names']): { text: string; params: string[][] } {
  const params = words.map((word) => [`%${word}%`, ...listTypesNamed(word, names).map(patternOfType)])
  const text = params.map(
    (_, at) =>
      ` and (newest.version_path = '/' or concat_ws(' ', newest.version_title, newest.version_path, newest.version_layout, shared.parts) ilike any($${at + 5}::text[]))`,
  )
  return { text: text.join(''), params }
}

/** The blocks of a page and of its shared sections. A site's own values count as blocks with only their words. */
function listAllBlocks({ layout, sections }: Row): unknown[] {
  const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  const parts = listed(sections).filter(isRecord)
  const own = parts.flatMap((part) => readOwnValues(part.own).map(({ value }) => ({ value })))
  return [...listed(layout), ...parts.flatMap((part) => listed(part.layout)), ...own]
}

/**
 * Returns the pages of these sites that a search finds, in no order (EDT-12).
 * @param sites Sites that the member of staff may read.
 */
export async function listPages(run: RunSql, sites: readonly ListedSite[], wish: PageSearch): Promise<ListedPage[]> {
  const ids = sites.map(({ id }) => id)
  const words = splitWords(wish.search)
  const more = narrow(words, wish.names)
  const ofType = wish.blockType in wish.names ? patternOfType(wish.blockType) : ''
  const { rows } = await run<Row>(PAGES + more.text, [ids, words.length > 0, wish.isTrash, ofType, ...more.params])
  const dated = await findDated(run, ids, wish.now)
  const siteOf = new Map(sites.map((site) => [site.id, site]))
  return rows
    .filter((row) => isPageFound({ ...row, layout: listAllBlocks(row) }, words, wish.names))
    .flatMap((row) => {
      const site = siteOf.get(row.tenant_id)
      return site ? [toListedPage(row, site, dated.get(row.tenant_id) ?? [], wish.now)] : []
    })
    .filter(({ state }) => wish.state === '' || state === wish.state)
}
