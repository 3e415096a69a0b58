import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "last_editor_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_last_editor_id" integer;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_last_editor_idx" ON "pages" USING btree ("last_editor_id");
  CREATE INDEX "_pages_v_version_version_last_editor_idx" ON "_pages_v" USING btree ("version_last_editor_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP CONSTRAINT "pages_last_editor_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_last_editor_id_users_id_fk";
  
  DROP INDEX "pages_last_editor_idx";
  DROP INDEX "_pages_v_version_version_last_editor_idx";
  ALTER TABLE "pages" DROP COLUMN "last_editor_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_last_editor_id";`)
}
