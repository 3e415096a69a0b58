import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "kept_links" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_kept_links" jsonb;
  ALTER TABLE "promo_cards" ADD COLUMN "kept_links" jsonb;
  ALTER TABLE "offers" ADD COLUMN "kept_links" jsonb;
  ALTER TABLE "site_settings" ADD COLUMN "kept_links" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "kept_links";
  ALTER TABLE "_pages_v" DROP COLUMN "version_kept_links";
  ALTER TABLE "promo_cards" DROP COLUMN "kept_links";
  ALTER TABLE "offers" DROP COLUMN "kept_links";
  ALTER TABLE "site_settings" DROP COLUMN "kept_links";`)
}
