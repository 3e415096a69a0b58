import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { resolveColourFamily } from '@/domain/vehicle/colour-family'

type Database = Pick<MigrateUpArgs, 'db'>

/** Replaces a filter's name in the lists of filters that platform and tenants chose. */
async function renameFilter({ db }: Database, from: string, to: string): Promise<void> {
  for (const table of [sql`tenants`, sql`platform`]) {
    await db.execute(sql`
      update ${table} set switches = jsonb_set(switches, '{searchFilters}', (
        select jsonb_agg(case when name = ${from} then ${to} else name end order by place)
        from jsonb_array_elements_text(switches->'searchFilters') with ordinality listed (name, place)
      ))
      where jsonb_typeof(switches->'searchFilters') = 'array' and switches->'searchFilters' ? ${from}`)
  }
}

/**
 * Adds colour families to search documents (LOOK-03), and replaces the filter by paint name with the filter by family. The new document
 * revision makes outside indexes update.
 */
export async function up({ db }: Database): Promise<void> {
  const { rows } = await db.execute(sql`select distinct doc->>'colour' as paint from search_document where not deleted and doc->>'colour' is not null`)
  const families = rows.map(({ paint }) => ({ paint: String(paint), family: resolveColourFamily(String(paint)) }))
  await db.execute(sql`
    alter table search_vehicle add column colour_family text collate "C";

    with known as (
      select paint, family from jsonb_to_recordset(${JSON.stringify(families)}::jsonb) given (paint text, family text)
    ), written as (
      update search_document document
      set rev = pg_current_xact_id()::text::bigint,
        doc = document.doc || jsonb_build_object('colour_family', (select family from known where paint = document.doc->>'colour'))
      where not document.deleted
      returning document.id, document.doc->>'colour_family' as family
    ), spelled as (
      insert into search_value (attribute, folded, spelling)
      select distinct 'colour_family', lower(family), family from written where family is not null
    )
    update search_vehicle set colour_family = lower(written.family) from written where written.id = search_vehicle.id`)
  await renameFilter({ db }, 'colour', 'colour_family')
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await renameFilter({ db }, 'colour_family', 'colour')
  await db.execute(sql`
    alter table search_vehicle drop column colour_family;
    delete from search_value where attribute = 'colour_family';
    update search_document set rev = pg_current_xact_id()::text::bigint, doc = doc - 'colour_family' where not deleted;
  `)
}
