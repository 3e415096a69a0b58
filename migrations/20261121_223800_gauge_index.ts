import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The market gauge looks up comparable vehicles by make and model, ignoring case, whenever a vehicle page shows it (API-02). */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`create index vehicles_gauge_idx on vehicles (lower(make), lower(model), status)`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`drop index vehicles_gauge_idx`)
}
