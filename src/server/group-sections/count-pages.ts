import type { PayloadRequest } from 'payload'
import { onTransaction } from '../database/transaction'

/** A site of a group and on how many of its published pages a section of the group is. */
export type MemberPages = { name: string; pages: number }

/** The condition that a published page shows a section. @param section The section's id in SQL. */
const shows = (section: string) => `page.deleted_at is null and page._status = 'published'
    and page.layout @> jsonb_build_array(jsonb_build_object('blockType', 'sharedSection', 'section', ${section}))`

const OF_MEMBERS = `
  select site.name, count(page.id)::int as pages
  from shared_sections entry
  join tenants site on site.id = entry.tenant_id
  left join pages page on page.tenant_id = site.id and ${shows('entry.id')}
  where entry.group_section = $1 and site.group_id = $2
  group by site.id, site.name order by site.name`

/**
 * Counts the published pages of the group's sites that show one of its sections, for the group's staff (EDT-25). They learn numbers only:
 * the pages are other sites'.
 * @param group The tenant that the section belongs to.
 */
export async function countMemberPages(req: PayloadRequest, section: number, group: number): Promise<MemberPages[]> {
  const run = await onTransaction(req)
  return (await run<MemberPages>(OF_MEMBERS, [section, group])).rows
}

/** Counts the published pages of its own site that show a section (EDT-24). */
export async function countOwnPages(req: PayloadRequest, section: number, tenant: number): Promise<number> {
  const run = await onTransaction(req)
  const own = `select count(*)::int as pages from pages page where page.tenant_id = $2 and ${shows('$1::int')}`
  return (await run<{ pages: number }>(own, [section, tenant])).rows[0]?.pages ?? 0
}

const WITH_PAGES = `
  select site.slug from tenants site
  where (site.id = $2 and exists (select 1 from pages page where page.tenant_id = $2 and ${shows('$1::int')}))
    or exists (
      select 1 from shared_sections entry join pages page on page.tenant_id = site.id and ${shows('entry.id')}
      where entry.tenant_id = site.id and entry.group_section = $1 and site.group_id = $2
    )
  order by site.id <> $2, site.id`

/**
 * Returns the slugs of the sites that have a section on a published page: its own site first, then those of its group (EDT-24, EDT-25).
 */
export async function findSitesWithSection(req: PayloadRequest, { id, tenant }: { id: number; tenant: number }): Promise<string[]> {
  const run = await onTransaction(req)
  return (await run<{ slug: string }>(WITH_PAGES, [id, tenant])).rows.map(({ slug }) => slug)
}
