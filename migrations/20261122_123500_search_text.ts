import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Moves the words of vehicles to their own table: they are long and only text searches read them, which is faster when they are stored
 * together than as separate large values. `search_vehicle.words` is no longer read or written, but stays for processes of the previous
 * version. An unsold vehicle gets a sold date after every cut-off, so that one comparison tells what is listed.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table search_text (
      vehicle_id integer primary key,
      -- what names the car: make, model, badge, series, also joined
      names tsvector not null,
      -- those, its other facts, its description, and the word of its dealership
      all_words tsvector not null
    ) with (toast_tuple_target = 8160);
    insert into search_text (vehicle_id, names, all_words)
      select id, strip(ts_filter(words, '{a}')), strip(words) from search_vehicle;
    create index search_text_all_words_idx on search_text using gin (all_words) with (gin_pending_list_limit = 256);

    drop index search_vehicle_words_idx;
    alter table search_vehicle alter column words drop not null;
    update search_vehicle
      set words = null, sold_at = case when status in ('in_stock', 'coming_soon') then 253402300799 else sold_at end;
  `)
}

/** The next reindex restores the words. */
export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    drop table search_text;
    update search_vehicle set words = '' where words is null;
    alter table search_vehicle alter column words set not null;
    create index search_vehicle_words_idx on search_vehicle using gin (words) with (gin_pending_list_limit = 256);
  `)
}
