import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Australian localities with coordinates, imported once from a published list when the database is set up. Names are looked up by `folded`,
 * which compares by bytes, so that a prefix is an index range on every server.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table place (
      postcode text collate "C" not null,
      folded text collate "C" not null,
      state text collate "C" not null,
      suburb text not null,
      lat double precision not null,
      long double precision not null,
      primary key (postcode, folded, state)
    );
    create index place_folded_idx on place (folded);
  `)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`drop table place`)
}
