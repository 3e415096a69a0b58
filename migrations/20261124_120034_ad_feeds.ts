import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_ad_feeds_channel" AS ENUM('google', 'meta');
  CREATE TABLE "ad_feeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"channel" "enum_ad_feeds_channel" NOT NULL,
  	"note" varchar NOT NULL,
  	"last_fetched_at" timestamp(3) with time zone,
  	"last_agent" varchar,
  	"last_sent" numeric,
  	"last_left_out" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "locations" ADD COLUMN "store_code" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ad_feeds_id" integer;
  ALTER TABLE "ad_feeds" ADD CONSTRAINT "ad_feeds_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "ad_feeds_tenant_idx" ON "ad_feeds" USING btree ("tenant_id");
  CREATE INDEX "ad_feeds_updated_at_idx" ON "ad_feeds" USING btree ("updated_at");
  CREATE INDEX "ad_feeds_created_at_idx" ON "ad_feeds" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ad_feeds_fk" FOREIGN KEY ("ad_feeds_id") REFERENCES "public"."ad_feeds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_ad_feeds_id_idx" ON "payload_locked_documents_rels" USING btree ("ad_feeds_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ad_feeds" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "ad_feeds" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ad_feeds_fk";
  
  DROP INDEX "payload_locked_documents_rels_ad_feeds_id_idx";
  ALTER TABLE "locations" DROP COLUMN "store_code";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ad_feeds_id";
  DROP TYPE "public"."enum_ad_feeds_channel";`)
}
