import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "maps_tiles_url" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "maps_attribution" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "maps_picture_url" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "maps_tiles_url";
  ALTER TABLE "site_settings" DROP COLUMN "maps_attribution";
  ALTER TABLE "site_settings" DROP COLUMN "maps_picture_url";`)
}
