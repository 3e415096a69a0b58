import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_header_items_item" AS ENUM('home', 'vehicles', 'stock', 'offers', 'finance', 'service', 'company');
  CREATE TYPE "public"."enum_site_settings_menu_links_place" AS ENUM('header-service', 'header-company', 'header-vehicles', 'footer-bodies', 'footer-models', 'footer-tools', 'footer-service', 'footer-company');
  CREATE TYPE "public"."enum_site_settings_theme_header" AS ENUM('yard', 'showroom', 'directory', 'gallery');
  CREATE TYPE "public"."enum_reservations_state" AS ENUM('held', 'expired', 'paid', 'released', 'refund_due');
  CREATE TYPE "public"."enum_reservations_mode" AS ENUM('reserve', 'purchase');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302', '307', '308');
  CREATE TYPE "public"."enum_redirects_origin" AS ENUM('person', 'rename');
  ALTER TYPE "public"."enum_leads_kind" ADD VALUE 'trade-in';
  ALTER TYPE "public"."enum_leads_kind" ADD VALUE 'reservation';
  CREATE TABLE "site_settings_header_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"item" "enum_site_settings_header_items_item" NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"is_hidden" boolean DEFAULT false
  );
  
  CREATE TABLE "site_settings_menu_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"place" "enum_site_settings_menu_links_place" NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "trade_ins" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"rego" varchar,
  	"rego_state" varchar,
  	"make" varchar,
  	"model" varchar,
  	"badge" varchar,
  	"year" numeric,
  	"km" numeric,
  	"adjustments" jsonb,
  	"offer_price" numeric,
  	"offer_min" numeric,
  	"offer_max" numeric,
  	"confidence" numeric,
  	"comparables" numeric,
  	"valued_at" timestamp(3) with time zone,
  	"offer_until" timestamp(3) with time zone,
  	"offer_accepted" boolean DEFAULT false,
  	"form_completed" boolean DEFAULT false,
  	"lead_id" integer,
  	"car_id" numeric,
  	"valuation" jsonb,
  	"key_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reservations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"state" "enum_reservations_state" NOT NULL,
  	"mode" "enum_reservations_mode" NOT NULL,
  	"held_until" timestamp(3) with time zone,
  	"notes" varchar,
  	"car_id" numeric NOT NULL,
  	"car_slug" varchar,
  	"car_name" varchar,
  	"stock_number" varchar,
  	"lead_id" integer,
  	"amount" numeric NOT NULL,
  	"payment_provider" varchar,
  	"payment_id" varchar,
  	"paid_at" timestamp(3) with time zone,
  	"answers" jsonb,
  	"key_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shoppers_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "shoppers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"name" varchar NOT NULL,
  	"last_name" varchar,
  	"phone" varchar NOT NULL,
  	"opt_in" boolean DEFAULT false,
  	"consent" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"username" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"note" varchar,
  	"origin" "enum_redirects_origin" DEFAULT 'person' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "share_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"page_id" integer NOT NULL,
  	"note" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "block_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"name" varchar NOT NULL,
  	"layout" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "site_settings" ADD COLUMN "theme_header" "enum_site_settings_theme_header";
  ALTER TABLE "site_settings" ADD COLUMN "notice_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "notice_label" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "notice_href" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "notice_start" timestamp(3) with time zone;
  ALTER TABLE "site_settings" ADD COLUMN "notice_expiry" timestamp(3) with time zone;
  ALTER TABLE "site_settings" ADD COLUMN "mega_promo_heading" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "mega_promo_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "mega_promo_label" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "mega_promo_href" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "mega_promo_image_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "link_defaults_all_stock" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "link_defaults_test_drive" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "link_defaults_service" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "link_defaults_finance" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "link_defaults_trade_in" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "link_defaults_contact" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "link_defaults_parts" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "ga_measurement_id" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "asks_consent" boolean DEFAULT false;
  ALTER TABLE "leads" ADD COLUMN "shopper_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "trade_ins_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reservations_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shoppers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "share_links_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "block_presets_id" integer;
  ALTER TABLE "payload_preferences_rels" ADD COLUMN "shoppers_id" integer;
  ALTER TABLE "site_settings_header_items" ADD CONSTRAINT "site_settings_header_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_menu_links" ADD CONSTRAINT "site_settings_menu_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shoppers_sessions" ADD CONSTRAINT "shoppers_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "share_links" ADD CONSTRAINT "share_links_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "share_links" ADD CONSTRAINT "share_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "block_presets" ADD CONSTRAINT "block_presets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_header_items_order_idx" ON "site_settings_header_items" USING btree ("_order");
  CREATE INDEX "site_settings_header_items_parent_id_idx" ON "site_settings_header_items" USING btree ("_parent_id");
  CREATE INDEX "site_settings_menu_links_order_idx" ON "site_settings_menu_links" USING btree ("_order");
  CREATE INDEX "site_settings_menu_links_parent_id_idx" ON "site_settings_menu_links" USING btree ("_parent_id");
  CREATE INDEX "trade_ins_tenant_idx" ON "trade_ins" USING btree ("tenant_id");
  CREATE INDEX "trade_ins_lead_idx" ON "trade_ins" USING btree ("lead_id");
  CREATE UNIQUE INDEX "trade_ins_key_hash_idx" ON "trade_ins" USING btree ("key_hash");
  CREATE INDEX "trade_ins_updated_at_idx" ON "trade_ins" USING btree ("updated_at");
  CREATE INDEX "trade_ins_created_at_idx" ON "trade_ins" USING btree ("created_at");
  CREATE INDEX "reservations_tenant_idx" ON "reservations" USING btree ("tenant_id");
  CREATE INDEX "reservations_state_idx" ON "reservations" USING btree ("state");
  CREATE INDEX "reservations_car_id_idx" ON "reservations" USING btree ("car_id");
  CREATE INDEX "reservations_lead_idx" ON "reservations" USING btree ("lead_id");
  CREATE INDEX "reservations_payment_id_idx" ON "reservations" USING btree ("payment_id");
  CREATE UNIQUE INDEX "reservations_key_hash_idx" ON "reservations" USING btree ("key_hash");
  CREATE INDEX "reservations_updated_at_idx" ON "reservations" USING btree ("updated_at");
  CREATE INDEX "reservations_created_at_idx" ON "reservations" USING btree ("created_at");
  CREATE INDEX "shoppers_sessions_order_idx" ON "shoppers_sessions" USING btree ("_order");
  CREATE INDEX "shoppers_sessions_parent_id_idx" ON "shoppers_sessions" USING btree ("_parent_id");
  CREATE INDEX "shoppers_tenant_idx" ON "shoppers" USING btree ("tenant_id");
  CREATE INDEX "shoppers_updated_at_idx" ON "shoppers" USING btree ("updated_at");
  CREATE INDEX "shoppers_created_at_idx" ON "shoppers" USING btree ("created_at");
  CREATE UNIQUE INDEX "shoppers_username_idx" ON "shoppers" USING btree ("username");
  CREATE INDEX "redirects_tenant_idx" ON "redirects" USING btree ("tenant_id");
  CREATE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_from_idx" ON "redirects" USING btree ("tenant_id","from");
  CREATE INDEX "share_links_tenant_idx" ON "share_links" USING btree ("tenant_id");
  CREATE INDEX "share_links_page_idx" ON "share_links" USING btree ("page_id");
  CREATE INDEX "share_links_updated_at_idx" ON "share_links" USING btree ("updated_at");
  CREATE INDEX "share_links_created_at_idx" ON "share_links" USING btree ("created_at");
  CREATE INDEX "block_presets_tenant_idx" ON "block_presets" USING btree ("tenant_id");
  CREATE INDEX "block_presets_updated_at_idx" ON "block_presets" USING btree ("updated_at");
  CREATE INDEX "block_presets_created_at_idx" ON "block_presets" USING btree ("created_at");
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_mega_promo_image_id_media_id_fk" FOREIGN KEY ("mega_promo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_trade_ins_fk" FOREIGN KEY ("trade_ins_id") REFERENCES "public"."trade_ins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reservations_fk" FOREIGN KEY ("reservations_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shoppers_fk" FOREIGN KEY ("shoppers_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_share_links_fk" FOREIGN KEY ("share_links_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_block_presets_fk" FOREIGN KEY ("block_presets_id") REFERENCES "public"."block_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_shoppers_fk" FOREIGN KEY ("shoppers_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "site_settings_notice_notice_start_idx" ON "site_settings" USING btree ("notice_start");
  CREATE INDEX "site_settings_notice_notice_expiry_idx" ON "site_settings" USING btree ("notice_expiry");
  CREATE INDEX "site_settings_mega_promo_mega_promo_image_idx" ON "site_settings" USING btree ("mega_promo_image_id");
  CREATE INDEX "leads_shopper_idx" ON "leads" USING btree ("shopper_id");
  CREATE INDEX "payload_locked_documents_rels_trade_ins_id_idx" ON "payload_locked_documents_rels" USING btree ("trade_ins_id");
  CREATE INDEX "payload_locked_documents_rels_reservations_id_idx" ON "payload_locked_documents_rels" USING btree ("reservations_id");
  CREATE INDEX "payload_locked_documents_rels_shoppers_id_idx" ON "payload_locked_documents_rels" USING btree ("shoppers_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_share_links_id_idx" ON "payload_locked_documents_rels" USING btree ("share_links_id");
  CREATE INDEX "payload_locked_documents_rels_block_presets_id_idx" ON "payload_locked_documents_rels" USING btree ("block_presets_id");
  CREATE INDEX "payload_preferences_rels_shoppers_id_idx" ON "payload_preferences_rels" USING btree ("shoppers_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_header_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_menu_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "trade_ins" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reservations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shoppers_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shoppers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "share_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_presets" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "site_settings_header_items" CASCADE;
  DROP TABLE "site_settings_menu_links" CASCADE;
  DROP TABLE "trade_ins" CASCADE;
  DROP TABLE "reservations" CASCADE;
  DROP TABLE "shoppers_sessions" CASCADE;
  DROP TABLE "shoppers" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "share_links" CASCADE;
  DROP TABLE "block_presets" CASCADE;
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_mega_promo_image_id_media_id_fk";
  
  ALTER TABLE "leads" DROP CONSTRAINT "leads_shopper_id_shoppers_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_trade_ins_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reservations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_shoppers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_share_links_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_block_presets_fk";
  
  ALTER TABLE "payload_preferences_rels" DROP CONSTRAINT "payload_preferences_rels_shoppers_fk";
  
  ALTER TABLE "leads" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_kind";
  CREATE TYPE "public"."enum_leads_kind" AS ENUM('enquiry', 'contact', 'test-drive', 'photo-request', 'finance', 'careers', 'service', 'parts');
  ALTER TABLE "leads" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_leads_kind" USING "kind"::"public"."enum_leads_kind";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "site_settings_notice_notice_start_idx";
  DROP INDEX "site_settings_notice_notice_expiry_idx";
  DROP INDEX "site_settings_mega_promo_mega_promo_image_idx";
  DROP INDEX "leads_shopper_idx";
  DROP INDEX "payload_locked_documents_rels_trade_ins_id_idx";
  DROP INDEX "payload_locked_documents_rels_reservations_id_idx";
  DROP INDEX "payload_locked_documents_rels_shoppers_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_share_links_id_idx";
  DROP INDEX "payload_locked_documents_rels_block_presets_id_idx";
  DROP INDEX "payload_preferences_rels_shoppers_id_idx";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "site_settings" DROP COLUMN "theme_header";
  ALTER TABLE "site_settings" DROP COLUMN "notice_text";
  ALTER TABLE "site_settings" DROP COLUMN "notice_label";
  ALTER TABLE "site_settings" DROP COLUMN "notice_href";
  ALTER TABLE "site_settings" DROP COLUMN "notice_start";
  ALTER TABLE "site_settings" DROP COLUMN "notice_expiry";
  ALTER TABLE "site_settings" DROP COLUMN "mega_promo_heading";
  ALTER TABLE "site_settings" DROP COLUMN "mega_promo_text";
  ALTER TABLE "site_settings" DROP COLUMN "mega_promo_label";
  ALTER TABLE "site_settings" DROP COLUMN "mega_promo_href";
  ALTER TABLE "site_settings" DROP COLUMN "mega_promo_image_id";
  ALTER TABLE "site_settings" DROP COLUMN "link_defaults_all_stock";
  ALTER TABLE "site_settings" DROP COLUMN "link_defaults_test_drive";
  ALTER TABLE "site_settings" DROP COLUMN "link_defaults_service";
  ALTER TABLE "site_settings" DROP COLUMN "link_defaults_finance";
  ALTER TABLE "site_settings" DROP COLUMN "link_defaults_trade_in";
  ALTER TABLE "site_settings" DROP COLUMN "link_defaults_contact";
  ALTER TABLE "site_settings" DROP COLUMN "link_defaults_parts";
  ALTER TABLE "site_settings" DROP COLUMN "ga_measurement_id";
  ALTER TABLE "site_settings" DROP COLUMN "asks_consent";
  ALTER TABLE "leads" DROP COLUMN "shopper_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "trade_ins_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reservations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shoppers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "share_links_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "block_presets_id";
  ALTER TABLE "payload_preferences_rels" DROP COLUMN "shoppers_id";
  DROP TYPE "public"."enum_site_settings_header_items_item";
  DROP TYPE "public"."enum_site_settings_menu_links_place";
  DROP TYPE "public"."enum_site_settings_theme_header";
  DROP TYPE "public"."enum_reservations_state";
  DROP TYPE "public"."enum_reservations_mode";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_redirects_origin";`)
}
