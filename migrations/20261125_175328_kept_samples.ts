import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "kept_samples" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_kept_samples" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "kept_samples";
  ALTER TABLE "_pages_v" DROP COLUMN "version_kept_samples";`)
}
