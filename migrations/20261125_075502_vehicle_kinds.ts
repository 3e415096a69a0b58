import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

type Database = Pick<MigrateUpArgs, 'db'>

/** New vehicles are cars unless something else is named (KIND-01). Existing ones without a kind already count as cars. */
export async function up({ db }: Database): Promise<void> {
  await db.execute(sql`alter table "vehicles" alter column "item_type" set default 'car';`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`alter table "vehicles" alter column "item_type" drop default;`)
}
