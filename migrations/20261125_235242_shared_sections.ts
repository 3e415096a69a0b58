import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_shared_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__shared_sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "shared_sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"name" varchar,
  	"schedule_dates" jsonb,
  	"layout" jsonb,
  	"kept_links" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_shared_sections_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_shared_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_tenant_id" integer,
  	"version_name" varchar,
  	"version_schedule_dates" jsonb,
  	"version_layout" jsonb,
  	"version_kept_links" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__shared_sections_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "shared_sections" ADD CONSTRAINT "shared_sections_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shared_sections_v" ADD CONSTRAINT "_shared_sections_v_parent_id_shared_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shared_sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shared_sections_v" ADD CONSTRAINT "_shared_sections_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "shared_sections_tenant_idx" ON "shared_sections" USING btree ("tenant_id");
  CREATE INDEX "shared_sections_updated_at_idx" ON "shared_sections" USING btree ("updated_at");
  CREATE INDEX "shared_sections_created_at_idx" ON "shared_sections" USING btree ("created_at");
  CREATE INDEX "shared_sections__status_idx" ON "shared_sections" USING btree ("_status");
  CREATE INDEX "_shared_sections_v_parent_idx" ON "_shared_sections_v" USING btree ("parent_id");
  CREATE INDEX "_shared_sections_v_version_version_tenant_idx" ON "_shared_sections_v" USING btree ("version_tenant_id");
  CREATE INDEX "_shared_sections_v_version_version_updated_at_idx" ON "_shared_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_shared_sections_v_version_version_created_at_idx" ON "_shared_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_shared_sections_v_version_version__status_idx" ON "_shared_sections_v" USING btree ("version__status");
  CREATE INDEX "_shared_sections_v_created_at_idx" ON "_shared_sections_v" USING btree ("created_at");
  CREATE INDEX "_shared_sections_v_updated_at_idx" ON "_shared_sections_v" USING btree ("updated_at");
  CREATE INDEX "_shared_sections_v_latest_idx" ON "_shared_sections_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "shared_sections" CASCADE;
  DROP TABLE "_shared_sections_v" CASCADE;
  DROP TYPE "public"."enum_shared_sections_status";
  DROP TYPE "public"."enum__shared_sections_v_version_status";`)
}
