import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Adds the words of a vehicle's city to its searchable text. 20261124_130000 corrected the city of search documents and of the filter, but
 * not these words, so that a search for the city's name found nothing until the vehicle was saved (VDP-19). Words of the location's city
 * stay until then.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    with named as (
      select id, array(
        select distinct word from regexp_split_to_table(lower(coalesce(doc->>'city', '')), '[^[:alnum:]]+') word where word <> ''
      ) as words
      from search_document where not deleted
    )
    update search_text set all_words = all_words || array_to_tsvector(named.words)
    from named where named.id = search_text.vehicle_id and not tsvector_to_array(all_words) @> named.words;
  `)
}

/** The added words do no harm. */
export async function down(_: Pick<MigrateDownArgs, 'db'>): Promise<void> {}
