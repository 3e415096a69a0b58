import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_stock_imports_state" AS ENUM('held', 'applied', 'undone', 'superseded');
  CREATE TABLE "stock_feeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"name" varchar NOT NULL,
  	"dealership_id" integer NOT NULL,
  	"columns" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"file_name" varchar NOT NULL,
  	"dealership_id" integer NOT NULL,
  	"state" "enum_stock_imports_state" NOT NULL,
  	"added" numeric DEFAULT 0 NOT NULL,
  	"changed" numeric DEFAULT 0 NOT NULL,
  	"removed" numeric DEFAULT 0 NOT NULL,
  	"refused" numeric DEFAULT 0 NOT NULL,
  	"unchanged" numeric DEFAULT 0 NOT NULL,
  	"fall" varchar NOT NULL,
  	"started_by" varchar,
  	"applied_at" timestamp(3) with time zone,
  	"undone_at" timestamp(3) with time zone,
  	"refused_rows" jsonb DEFAULT '[]'::jsonb,
  	"notes" jsonb DEFAULT '[]'::jsonb,
  	"columns" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stock_feeds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stock_imports_id" integer;
  ALTER TABLE "stock_feeds" ADD CONSTRAINT "stock_feeds_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_feeds" ADD CONSTRAINT "stock_feeds_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_imports" ADD CONSTRAINT "stock_imports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_imports" ADD CONSTRAINT "stock_imports_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "stock_feeds_tenant_idx" ON "stock_feeds" USING btree ("tenant_id");
  CREATE INDEX "stock_feeds_dealership_idx" ON "stock_feeds" USING btree ("dealership_id");
  CREATE INDEX "stock_feeds_updated_at_idx" ON "stock_feeds" USING btree ("updated_at");
  CREATE INDEX "stock_feeds_created_at_idx" ON "stock_feeds" USING btree ("created_at");
  CREATE UNIQUE INDEX "dealership_name_idx" ON "stock_feeds" USING btree ("dealership_id","name");
  CREATE INDEX "stock_imports_tenant_idx" ON "stock_imports" USING btree ("tenant_id");
  CREATE INDEX "stock_imports_dealership_idx" ON "stock_imports" USING btree ("dealership_id");
  CREATE INDEX "stock_imports_state_idx" ON "stock_imports" USING btree ("state");
  CREATE INDEX "stock_imports_applied_at_idx" ON "stock_imports" USING btree ("applied_at");
  CREATE INDEX "stock_imports_updated_at_idx" ON "stock_imports" USING btree ("updated_at");
  CREATE INDEX "stock_imports_created_at_idx" ON "stock_imports" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stock_feeds_fk" FOREIGN KEY ("stock_feeds_id") REFERENCES "public"."stock_feeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stock_imports_fk" FOREIGN KEY ("stock_imports_id") REFERENCES "public"."stock_imports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_stock_feeds_id_idx" ON "payload_locked_documents_rels" USING btree ("stock_feeds_id");
  CREATE INDEX "payload_locked_documents_rels_stock_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("stock_imports_id");

  -- what each import changed, for taking it back; 'before' holds the changed columns only, and is null for a car that was added
  CREATE TABLE "stock_import_change" (
    "import_id" integer NOT NULL REFERENCES "public"."stock_imports"("id") ON DELETE cascade,
    "vehicle_id" integer NOT NULL,
    "kind" varchar NOT NULL CHECK ("kind" in ('added', 'changed', 'removed')),
    "stocknum" varchar NOT NULL,
    "before" jsonb,
    PRIMARY KEY ("import_id", "vehicle_id")
  );
  CREATE INDEX "stock_import_change_vehicle_idx" ON "stock_import_change" ("vehicle_id");

  -- the file of an import that is held, until it is released or superseded
  CREATE TABLE "stock_import_file" (
    "import_id" integer PRIMARY KEY REFERENCES "public"."stock_imports"("id") ON DELETE cascade,
    "content" bytea NOT NULL
  );`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "stock_import_file", "stock_import_change";
   ALTER TABLE "stock_feeds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stock_imports" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "stock_feeds" CASCADE;
  DROP TABLE "stock_imports" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stock_feeds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stock_imports_fk";
  
  DROP INDEX "payload_locked_documents_rels_stock_feeds_id_idx";
  DROP INDEX "payload_locked_documents_rels_stock_imports_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stock_feeds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stock_imports_id";
  DROP TYPE "public"."enum_stock_imports_state";`)
}
