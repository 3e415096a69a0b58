import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
     ALTER TABLE "shared_sections" ADD COLUMN "group_section" numeric;
  ALTER TABLE "shared_sections" ADD COLUMN "is_for_group" boolean DEFAULT false;
  ALTER TABLE "shared_sections" ADD COLUMN "own_values" jsonb;
  ALTER TABLE "shared_sections" ADD COLUMN "open_fields" jsonb;
  ALTER TABLE "_shared_sections_v" ADD COLUMN "version_group_section" numeric;
  ALTER TABLE "_shared_sections_v" ADD COLUMN "version_is_for_group" boolean DEFAULT false;
  ALTER TABLE "_shared_sections_v" ADD COLUMN "version_own_values" jsonb;
  ALTER TABLE "_shared_sections_v" ADD COLUMN "version_open_fields" jsonb;
  ALTER TABLE "tenants" ADD COLUMN "group_id" integer;
  ALTER TABLE "tenants" ADD CONSTRAINT "tenants_group_id_tenants_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "shared_sections_group_section_idx" ON "shared_sections" USING btree ("group_section");
  CREATE INDEX "_shared_sections_v_version_version_group_section_idx" ON "_shared_sections_v" USING btree ("version_group_section");
  CREATE INDEX "tenants_group_idx" ON "tenants" USING btree ("group_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "tenants" DROP CONSTRAINT "tenants_group_id_tenants_id_fk";
  
  DROP INDEX "shared_sections_group_section_idx";
  DROP INDEX "_shared_sections_v_version_version_group_section_idx";
  DROP INDEX "tenants_group_idx";
  ALTER TABLE "shared_sections" DROP COLUMN "group_section";
  ALTER TABLE "shared_sections" DROP COLUMN "is_for_group";
  ALTER TABLE "shared_sections" DROP COLUMN "own_values";
  ALTER TABLE "shared_sections" DROP COLUMN "open_fields";
  ALTER TABLE "_shared_sections_v" DROP COLUMN "version_group_section";
  ALTER TABLE "_shared_sections_v" DROP COLUMN "version_is_for_group";
  ALTER TABLE "_shared_sections_v" DROP COLUMN "version_own_values";
  ALTER TABLE "_shared_sections_v" DROP COLUMN "version_open_fields";
  ALTER TABLE "tenants" DROP COLUMN "group_id";`)
}
