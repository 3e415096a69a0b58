import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

type Arguments = Pick<MigrateUpArgs, 'db'>

/**
 * Adds drafts to promo cards, offers and questions, and announcements as a collection. What exists is published. So is what the previous
 * release adds while it still runs: it writes no status, which is why the columns' default differs from Payload's.
 */
export async function up({ db }: Arguments): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_promo_cards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promo_cards_v_version_display" AS ENUM('new', 'demo', 'used');
  CREATE TYPE "public"."enum__promo_cards_v_version_node_tone" AS ENUM('brand', 'action', 'plain');
  CREATE TYPE "public"."enum__promo_cards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_offers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_announcements_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__announcements_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "_promo_cards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_tenant_id" integer,
  	"version_title" varchar,
  	"version_start" timestamp(3) with time zone,
  	"version_expiry" timestamp(3) with time zone,
  	"version_position" numeric DEFAULT 1,
  	"version_display" "enum__promo_cards_v_version_display",
  	"version_strict_display" boolean DEFAULT false,
  	"version_node_heading" varchar,
  	"version_node_text" varchar,
  	"version_node_link_label" varchar,
  	"version_node_link_href" varchar,
  	"version_node_image_id" integer,
  	"version_node_tone" "enum__promo_cards_v_version_node_tone" DEFAULT 'brand',
  	"version_kept_links" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__promo_cards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_offers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_tenant_id" integer,
  	"version_title" varchar,
  	"version_start" timestamp(3) with time zone,
  	"version_expiry" timestamp(3) with time zone,
  	"version_summary" varchar,
  	"version_price" varchar,
  	"version_image_id" integer,
  	"version_link_label" varchar,
  	"version_link_href" varchar,
  	"version_terms" varchar,
  	"version_slug" varchar,
  	"version_kept_links" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__offers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "announcements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"text" varchar,
  	"label" varchar,
  	"href" varchar,
  	"start" timestamp(3) with time zone,
  	"expiry" timestamp(3) with time zone,
  	"kept_links" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_announcements_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_announcements_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_tenant_id" integer,
  	"version_text" varchar,
  	"version_label" varchar,
  	"version_href" varchar,
  	"version_start" timestamp(3) with time zone,
  	"version_expiry" timestamp(3) with time zone,
  	"version_kept_links" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__announcements_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_tenant_id" integer,
  	"version_question" varchar,
  	"version_answer" jsonb,
  	"version_category" varchar,
  	"version_position" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "promo_cards" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "promo_cards" ALTER COLUMN "position" DROP NOT NULL;
  ALTER TABLE "promo_cards" ALTER COLUMN "node_heading" DROP NOT NULL;
  ALTER TABLE "promo_cards" ALTER COLUMN "node_tone" DROP NOT NULL;
  ALTER TABLE "offers" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "offers" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "question" DROP NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "answer" DROP NOT NULL;
  ALTER TABLE "promo_cards" ADD COLUMN "_status" "enum_promo_cards_status" DEFAULT 'published';
  ALTER TABLE "offers" ADD COLUMN "_status" "enum_offers_status" DEFAULT 'published';
  ALTER TABLE "faqs" ADD COLUMN "_status" "enum_faqs_status" DEFAULT 'published';
  ALTER TABLE "_promo_cards_v" ADD CONSTRAINT "_promo_cards_v_parent_id_promo_cards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promo_cards_v" ADD CONSTRAINT "_promo_cards_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promo_cards_v" ADD CONSTRAINT "_promo_cards_v_version_node_image_id_media_id_fk" FOREIGN KEY ("version_node_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_parent_id_offers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "announcements" ADD CONSTRAINT "announcements_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_parent_id_announcements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."announcements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_promo_cards_v_parent_idx" ON "_promo_cards_v" USING btree ("parent_id");
  CREATE INDEX "_promo_cards_v_version_version_tenant_idx" ON "_promo_cards_v" USING btree ("version_tenant_id");
  CREATE INDEX "_promo_cards_v_version_version_start_idx" ON "_promo_cards_v" USING btree ("version_start");
  CREATE INDEX "_promo_cards_v_version_version_expiry_idx" ON "_promo_cards_v" USING btree ("version_expiry");
  CREATE INDEX "_promo_cards_v_version_node_version_node_image_idx" ON "_promo_cards_v" USING btree ("version_node_image_id");
  CREATE INDEX "_promo_cards_v_version_version_updated_at_idx" ON "_promo_cards_v" USING btree ("version_updated_at");
  CREATE INDEX "_promo_cards_v_version_version_created_at_idx" ON "_promo_cards_v" USING btree ("version_created_at");
  CREATE INDEX "_promo_cards_v_version_version__status_idx" ON "_promo_cards_v" USING btree ("version__status");
  CREATE INDEX "_promo_cards_v_created_at_idx" ON "_promo_cards_v" USING btree ("created_at");
  CREATE INDEX "_promo_cards_v_updated_at_idx" ON "_promo_cards_v" USING btree ("updated_at");
  CREATE INDEX "_promo_cards_v_latest_idx" ON "_promo_cards_v" USING btree ("latest");
  CREATE INDEX "_offers_v_parent_idx" ON "_offers_v" USING btree ("parent_id");
  CREATE INDEX "_offers_v_version_version_tenant_idx" ON "_offers_v" USING btree ("version_tenant_id");
  CREATE INDEX "_offers_v_version_version_start_idx" ON "_offers_v" USING btree ("version_start");
  CREATE INDEX "_offers_v_version_version_expiry_idx" ON "_offers_v" USING btree ("version_expiry");
  CREATE INDEX "_offers_v_version_version_image_idx" ON "_offers_v" USING btree ("version_image_id");
  CREATE INDEX "_offers_v_version_version_slug_idx" ON "_offers_v" USING btree ("version_slug");
  CREATE INDEX "_offers_v_version_version_updated_at_idx" ON "_offers_v" USING btree ("version_updated_at");
  CREATE INDEX "_offers_v_version_version_created_at_idx" ON "_offers_v" USING btree ("version_created_at");
  CREATE INDEX "_offers_v_version_version__status_idx" ON "_offers_v" USING btree ("version__status");
  CREATE INDEX "_offers_v_created_at_idx" ON "_offers_v" USING btree ("created_at");
  CREATE INDEX "_offers_v_updated_at_idx" ON "_offers_v" USING btree ("updated_at");
  CREATE INDEX "_offers_v_latest_idx" ON "_offers_v" USING btree ("latest");
  CREATE INDEX "version_tenant_version_slug_idx" ON "_offers_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "announcements_tenant_idx" ON "announcements" USING btree ("tenant_id");
  CREATE INDEX "announcements_start_idx" ON "announcements" USING btree ("start");
  CREATE INDEX "announcements_expiry_idx" ON "announcements" USING btree ("expiry");
  CREATE INDEX "announcements_updated_at_idx" ON "announcements" USING btree ("updated_at");
  CREATE INDEX "announcements_created_at_idx" ON "announcements" USING btree ("created_at");
  CREATE INDEX "announcements__status_idx" ON "announcements" USING btree ("_status");
  CREATE INDEX "_announcements_v_parent_idx" ON "_announcements_v" USING btree ("parent_id");
  CREATE INDEX "_announcements_v_version_version_tenant_idx" ON "_announcements_v" USING btree ("version_tenant_id");
  CREATE INDEX "_announcements_v_version_version_start_idx" ON "_announcements_v" USING btree ("version_start");
  CREATE INDEX "_announcements_v_version_version_expiry_idx" ON "_announcements_v" USING btree ("version_expiry");
  CREATE INDEX "_announcements_v_version_version_updated_at_idx" ON "_announcements_v" USING btree ("version_updated_at");
  CREATE INDEX "_announcements_v_version_version_created_at_idx" ON "_announcements_v" USING btree ("version_created_at");
  CREATE INDEX "_announcements_v_version_version__status_idx" ON "_announcements_v" USING btree ("version__status");
  CREATE INDEX "_announcements_v_created_at_idx" ON "_announcements_v" USING btree ("created_at");
  CREATE INDEX "_announcements_v_updated_at_idx" ON "_announcements_v" USING btree ("updated_at");
  CREATE INDEX "_announcements_v_latest_idx" ON "_announcements_v" USING btree ("latest");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_tenant_idx" ON "_faqs_v" USING btree ("version_tenant_id");
  CREATE INDEX "_faqs_v_version_version_category_idx" ON "_faqs_v" USING btree ("version_category");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE INDEX "promo_cards__status_idx" ON "promo_cards" USING btree ("_status");
  CREATE INDEX "offers__status_idx" ON "offers" USING btree ("_status");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");`)
  // The admin lists versions: without one, a document would be in no list.
  await db.execute(sql`
  INSERT INTO "announcements" ("tenant_id", "text", "label", "href", "start", "expiry", "kept_links", "_status")
    SELECT "tenant_id", "notice_text", "notice_label", "notice_href", "notice_start", "notice_expiry", "kept_links", 'published'
    FROM "site_settings" WHERE coalesce("notice_text", '') <> '' AND "tenant_id" IS NOT NULL;
  INSERT INTO "_promo_cards_v" ("parent_id", "version_tenant_id", "version_title", "version_start", "version_expiry", "version_position", "version_display", "version_strict_display", "version_node_heading", "version_node_text", "version_node_link_label", "version_node_link_href", "version_node_image_id", "version_node_tone", "version_kept_links", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest")
    SELECT "id", "tenant_id", "title", "start", "expiry", "position", "display"::text::"enum__promo_cards_v_version_display", "strict_display", "node_heading", "node_text", "node_link_label", "node_link_href", "node_image_id", "node_tone"::text::"enum__promo_cards_v_version_node_tone", "kept_links", "updated_at", "created_at", 'published', "created_at", "updated_at", true FROM "promo_cards";
  INSERT INTO "_offers_v" ("parent_id", "version_tenant_id", "version_title", "version_start", "version_expiry", "version_summary", "version_price", "version_image_id", "version_link_label", "version_link_href", "version_terms", "version_slug", "version_kept_links", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest")
    SELECT "id", "tenant_id", "title", "start", "expiry", "summary", "price", "image_id", "link_label", "link_href", "terms", "slug", "kept_links", "updated_at", "created_at", 'published', "created_at", "updated_at", true FROM "offers";
  INSERT INTO "_faqs_v" ("parent_id", "version_tenant_id", "version_question", "version_answer", "version_category", "version_position", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest")
    SELECT "id", "tenant_id", "question", "answer", "category", "position", "updated_at", "created_at", 'published', "created_at", "updated_at", true FROM "faqs";
  INSERT INTO "_announcements_v" ("parent_id", "version_tenant_id", "version_text", "version_label", "version_href", "version_start", "version_expiry", "version_kept_links", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest")
    SELECT "id", "tenant_id", "text", "label", "href", "start", "expiry", "kept_links", "updated_at", "created_at", 'published', "created_at", "updated_at", true FROM "announcements";`)
}

/** Drops drafts. Documents that were never published are deleted, because the previous release would show them. */
export async function down({ db }: Arguments): Promise<void> {
  await db.execute(sql`
  DELETE FROM "promo_cards" WHERE "_status" = 'draft';
  DELETE FROM "offers" WHERE "_status" = 'draft';
  DELETE FROM "faqs" WHERE "_status" = 'draft';
   ALTER TABLE "_promo_cards_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_offers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "announcements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_announcements_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faqs_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_promo_cards_v" CASCADE;
  DROP TABLE "_offers_v" CASCADE;
  DROP TABLE "announcements" CASCADE;
  DROP TABLE "_announcements_v" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP INDEX "promo_cards__status_idx";
  DROP INDEX "offers__status_idx";
  DROP INDEX "faqs__status_idx";
  ALTER TABLE "promo_cards" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "promo_cards" ALTER COLUMN "position" SET NOT NULL;
  ALTER TABLE "promo_cards" ALTER COLUMN "node_heading" SET NOT NULL;
  ALTER TABLE "promo_cards" ALTER COLUMN "node_tone" SET NOT NULL;
  ALTER TABLE "offers" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "offers" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "question" SET NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "answer" SET NOT NULL;
  ALTER TABLE "promo_cards" DROP COLUMN "_status";
  ALTER TABLE "offers" DROP COLUMN "_status";
  ALTER TABLE "faqs" DROP COLUMN "_status";
  DROP TYPE "public"."enum_promo_cards_status";
  DROP TYPE "public"."enum__promo_cards_v_version_display";
  DROP TYPE "public"."enum__promo_cards_v_version_node_tone";
  DROP TYPE "public"."enum__promo_cards_v_version_status";
  DROP TYPE "public"."enum_offers_status";
  DROP TYPE "public"."enum__offers_v_version_status";
  DROP TYPE "public"."enum_announcements_status";
  DROP TYPE "public"."enum__announcements_v_version_status";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_status";`)
}
