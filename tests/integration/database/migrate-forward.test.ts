import { expect, test } from 'vitest'
import { env } from '@/env'
import { withClient } from '@scripts/postgres/databases'
import { listMigrations, readDatabaseFacts } from '@scripts/setup/database-marks'
import { judgeDatabase } from '@scripts/setup/database-state'
import { prepareDatabase } from '@scripts/setup/prepare-database'

/** UNDO keeps the rows and removes what this migration and later ones create. A new migration has to add its own changes. */
const FIRST_PENDING = '20261124_050000_makes_and_search_keys'
const UNDO = `
  drop table site_check, site_check_wish;
  alter table share_links drop column release_id;
  alter table share_links alter column page_id set not null;
  alter table tenants drop column group_id;
  drop table releases_rels, releases;
  drop type enum_releases_state;
  drop table block_notes_rels, block_notes;
  drop table shared_sections, _shared_sections_v cascade;
  drop type enum_shared_sections_status, enum__shared_sections_v_version_status;
  alter table site_settings drop column menu_tree;
  drop table _promo_cards_v, _offers_v, _faqs_v, _announcements_v, announcements cascade;
  alter table promo_cards drop column _status;
  alter table offers drop column _status;
  alter table faqs drop column _status;
  drop type enum_promo_cards_status, enum__promo_cards_v_version_display, enum__promo_cards_v_version_node_tone, enum__promo_cards_v_version_status;
  drop type enum_offers_status, enum__offers_v_version_status, enum_faqs_status, enum__faqs_v_version_status;
  drop type enum_announcements_status, enum__announcements_v_version_status;
  alter table leads alter column kind set data type text;
  drop type enum_leads_kind;
  create type enum_leads_kind as enum('enquiry', 'contact', 'test-drive', 'photo-request', 'finance', 'careers', 'service', 'parts', 'trade-in', 'reservation');
  alter table leads alter column kind set data type enum_leads_kind using kind::enum_leads_kind;
  alter table vehicles alter column item_type drop default;
  drop table editing_presence;
  alter table pages drop column kept_samples;
  alter table _pages_v drop column version_kept_samples;
  alter table pages drop column last_editor_id;
  alter table _pages_v drop column version_last_editor_id;
  drop table ad_feeds cascade;
  alter table locations drop column store_code;
  alter table payload_locked_documents_rels drop column ad_feeds_id;
  drop type enum_ad_feeds_channel;
  alter table search_vehicle drop column colour_family;
  delete from search_value where attribute = 'colour_family';
  update search_document set doc = doc - 'colour_family' where not deleted;
  alter table search_vehicle drop column sleeps, drop column layout, drop column road_type, drop column axles, drop column body_length,
    drop column tare, drop column atm, drop column gvm, drop column payload, drop column ball_weight;
  delete from search_value where attribute in ('sleeps', 'layout', 'road_type', 'axles');
  update search_document
  set doc = doc - array['sleeps', 'layout', 'road_type', 'axles', 'body_length', 'tare', 'atm', 'gvm', 'payload', 'ball_weight']
  where not deleted;
  alter table vehicles drop column specifications_ball_weight, drop column specifications_road_type, drop column specifications_bunks,
    drop column specifications_island_bed, drop column specifications_ensuite;
  drop type enum_vehicles_specifications_road_type;
  create type enum_tenants_template as enum('dealer', 'prestige', 'group', 'manufacturer');
  alter table tenants alter column template drop default;
  alter table tenants alter column template set data type enum_tenants_template using template::enum_tenants_template;
  alter table tenants alter column template set default 'dealer';
  alter table pages drop column schedule_dates, drop column is_timed, drop column show_from, drop column show_until;
  alter table _pages_v drop column version_schedule_dates, drop column version_is_timed, drop column version_show_from, drop column version_show_until;
  alter table pages drop column kept_links;
  alter table _pages_v drop column version_kept_links;
  alter table promo_cards drop column kept_links;
  alter table offers drop column kept_links;
  alter table site_settings drop column kept_links;
  delete from payload_migrations where name >= '${FIRST_PENDING}'`
const COUNTED = ['vehicles', 'locations', 'pages', 'tenants', 'media', 'users', 'search_document', 'promo_cards', 'offers', 'faqs']

/** Dated content that is published and has that as its newest version, which the admin lists. */
const published = (table: string, word: string) => `
  select count(*)::int as found from ${table} doc
    join _${table}_v v on v.parent_id = doc.id and v.latest and v.version_${word} = doc.${word} and v.version_tenant_id = doc.tenant_id
  where doc._status = 'published' and v.version__status = 'published'`

/** Colours of search documents and of the search table, with the spellings of values. */
const FAMILIES = `
  select coalesce(doc->>'colour_family', 'none') as family, count(*)::int as cars, count(car.colour_family)::int as searchable,
    count(spelling)::int as spelled
  from search_document document
    join search_vehicle car using (id)
    left join search_value on attribute = 'colour_family' and folded = car.colour_family
  where not deleted group by 1 order by 1`

const query = (text: string, values: unknown[] = []) =>
  withClient(env().DATABASE_URL, async (client) => (await client.query(text, values)).rows)
const judge = () => withClient(env().DATABASE_URL, async (client) => judgeDatabase(await readDatabaseFacts(client, listMigrations())))
const countRows = () => query(`select ${COUNTED.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`)
const listApplied = () => query('select name, batch from payload_migrations order by id')
const prepare = () => {
  const variables = { ...process.env, DATABASE_URL: env().DATABASE_URL }
  return prepareDatabase({ variables, lockUrl: process.env.FORECOURT_TEST_ADMIN_URL ?? '', label: 'test' })
}

test('REL-04, EDT-15, EDT-16: migrations run forward on a filled database: no row is lost, stored values are migrated, and a second run changes nothing', async () => {
  const before = await countRows()
  const families = await query(FAMILIES)
  expect(families.length).toBeGreaterThan(8)
  expect(before[0]?.vehicles).toBeGreaterThan(4_000)
  await withClient(env().DATABASE_URL, (client) => client.query(UNDO))
  expect((await judge()).kind).toBe('pending')
  // As the previous release stored it.
  await query(
    `update site_settings set notice_text = 'Open on Monday', notice_expiry = now() where id = (select min(id) from site_settings)`,
  )
  await query(
    `insert into site_settings_header_items (_order, _parent_id, id, item, label, is_hidden)
      select * from (select 1, min(id), 'aa1', 'finance'::enum_site_settings_header_items_item, 'Money', false from site_settings
        union all select 2, min(id), 'aa2', 'home', null, true from site_settings) rows`,
  )
  await query(
    `insert into site_settings_menu_links (_order, _parent_id, id, place, label, href)
      select 1, min(id), 'AB3', 'footer-company', 'Our story', '/our-story' from site_settings`,
  )
  const [car] = await query(`update vehicles set make = 'Isuzu UTE' where id = (select min(id) from vehicles) returning id`)

  const [van] = await query(`select min(id) as id from vehicles where item_type::text = 'caravan'`)
  await query(`update vehicles set specifications_body_length = '6.10 m', specifications_sleeps = '4 berth' where id = $1`, [van?.id])

  await prepare()
  expect(await judge()).toEqual({ kind: 'ready' })
  expect(await query(`select doc->'body_length' as length, doc->'sleeps' as sleeps from search_document where id = $1`, [van?.id])).toEqual(
    [{ length: 6_100, sleeps: 4 }],
  )
  expect(await countRows()).toEqual(before)
  expect(await query('select make from vehicles where id = $1', [car?.id])).toEqual([{ make: 'Isuzu' }])
  expect(await query(FAMILIES)).toEqual(families)
  expect(await query('select count(*)::int as feeds from ad_feeds')).toEqual([{ feeds: 0 }])
  expect(await query('select count(store_code)::int as codes from locations')).toEqual([{ codes: 0 }])
  for (const [table, word] of [
    ['promo_cards', 'title'],
    ['offers', 'title'],
    ['faqs', 'question'],
  ] as const) {
    expect(await query(published(table, word)), `EDT-16: ${table} stay published`).toEqual([{ found: before[0]?.[table] }])
  }
  expect(await query(`select text, expiry is not null as ends from announcements`)).toEqual([{ text: 'Open on Monday', ends: true }])
  expect(await query(published('announcements', 'text'))).toEqual([{ found: 1 }])
  const [{ menu_tree: tree } = { menu_tree: null }] = await query(`select menu_tree from site_settings where menu_tree is not null`)
  const line = { label: null, href: null, isHidden: false, links: [] }
  expect(tree, 'EDT-15: the menus keep what editors changed').toEqual({
    header: [
      { ...line, id: 'home', isHidden: true },
      { ...line, id: 'finance', label: 'Money' },
    ],
    footer: [{ ...line, id: 'company', links: [{ ...line, id: 'own-ab3', label: 'Our story', href: '/our-story' }] }],
  })
  const applied = await listApplied()
  expect(applied.map(({ name }) => String(name)).filter((name) => !name.startsWith('dev'))).toEqual(listMigrations())
  await prepare()
  expect(await listApplied()).toEqual(applied)
}, 120_000)
