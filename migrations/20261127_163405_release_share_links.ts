import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "share_links" ALTER COLUMN "page_id" DROP NOT NULL;
  ALTER TABLE "share_links" ADD COLUMN "release_id" integer;
  ALTER TABLE "share_links" ADD CONSTRAINT "share_links_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "share_links_release_idx" ON "share_links" USING btree ("release_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "share_links" DROP CONSTRAINT "share_links_release_id_releases_id_fk";
  
  DROP INDEX "share_links_release_idx";
  ALTER TABLE "share_links" ALTER COLUMN "page_id" SET NOT NULL;
  ALTER TABLE "share_links" DROP COLUMN "release_id";`)
}
