import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Adds the facts of caravans and motorhomes to search documents (KIND-03). They stay empty until caravan_facts fills them from the vehicles.
 * The new document revision makes outside indexes update.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    alter table search_vehicle
      add column sleeps text collate "C",
      add column layout text[] collate "C" not null default '{}',
      add column road_type text collate "C",
      add column axles text collate "C",
      add column body_length double precision,
      add column tare double precision,
      add column atm double precision,
      add column gvm double precision,
      add column payload double precision,
      add column ball_weight double precision;
    update search_document
    set rev = pg_current_xact_id()::text::bigint,
      doc = doc || '{"sleeps":null,"layout":[],"road_type":null,"axles":null,"body_length":null,"tare":null,"atm":null,"gvm":null,"payload":null,"ball_weight":null}'
    where not deleted;
  `)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    alter table search_vehicle drop column sleeps, drop column layout, drop column road_type, drop column axles, drop column body_length,
      drop column tare, drop column atm, drop column gvm, drop column payload, drop column ball_weight;
    delete from search_value where attribute in ('sleeps', 'layout', 'road_type', 'axles');
    update search_document
    set rev = pg_current_xact_id()::text::bigint,
      doc = doc - array['sleeps', 'layout', 'road_type', 'axles', 'body_length', 'tare', 'atm', 'gvm', 'payload', 'ball_weight']
    where not deleted;
  `)
}
