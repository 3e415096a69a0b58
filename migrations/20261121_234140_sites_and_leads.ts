import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_kind" AS ENUM('enquiry', 'contact', 'test-drive', 'photo-request', 'finance', 'careers', 'service', 'parts');
  CREATE TYPE "public"."enum_lead_deliveries_destination" AS ENUM('mail', 'adf', 'webhook');
  CREATE TYPE "public"."enum_lead_deliveries_state" AS ENUM('waiting', 'delivered', 'dead');
  CREATE TYPE "public"."enum_lead_settings_smtp_security" AS ENUM('starttls', 'tls');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deliver-leads');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deliver-leads');
  CREATE TABLE "site_settings_lenders_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"up_to_age" numeric,
  	"rate" numeric NOT NULL
  );
  
  CREATE TABLE "site_settings_lenders" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"price_min" numeric,
  	"price_max" numeric,
  	"rate_min" numeric,
  	"rate_max" numeric,
  	"term_max" numeric,
  	"max_car_age" numeric,
  	"establishment_fee" numeric,
  	"disclaimer" varchar
  );
  
  CREATE TABLE "site_settings_delivery_zones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"postcodes" varchar NOT NULL
  );
  
  CREATE TABLE "lead_deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"lead_id" integer,
  	"destination" "enum_lead_deliveries_destination" NOT NULL,
  	"state" "enum_lead_deliveries_state" DEFAULT 'waiting' NOT NULL,
  	"target" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"leased_until" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"trace" jsonb DEFAULT '[]'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "captured_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"subject" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"from" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"lead_id" integer,
  	"message_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"mail_from" varchar,
  	"smtp_host" varchar,
  	"smtp_port" numeric DEFAULT 587,
  	"smtp_security" "enum_lead_settings_smtp_security" DEFAULT 'starttls' NOT NULL,
  	"smtp_user" varchar,
  	"smtp_password" varchar,
  	"smtp_password_sealed" varchar,
  	"adf_to" varchar,
  	"webhook_url" varchar,
  	"webhook_secret" varchar,
  	"webhook_secret_sealed" varchar,
  	"keep_days" numeric DEFAULT 730 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "finance_disclaimer" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "maps_tiles_url" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "maps_attribution" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "maps_picture_url" varchar;
  ALTER TABLE "leads" ADD COLUMN "owner_id" integer;
  ALTER TABLE "leads" ADD COLUMN "first_reply_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "booking_at" varchar;
  ALTER TABLE "leads" ADD COLUMN "dealership_id" varchar;
  ALTER TABLE "leads" ADD COLUMN "dealership_name" varchar;
  ALTER TABLE "leads" ADD COLUMN "lead_id" varchar;
  ALTER TABLE "leads" ADD COLUMN "kind" "enum_leads_kind";
  ALTER TABLE "leads" ADD COLUMN "event" numeric;
  ALTER TABLE "leads" ADD COLUMN "consent" jsonb;
  ALTER TABLE "leads" ADD COLUMN "content_hash" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_deliveries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "captured_mails_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_settings_id" integer;
  ALTER TABLE "site_settings_lenders_rates" ADD CONSTRAINT "site_settings_lenders_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_lenders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_lenders" ADD CONSTRAINT "site_settings_lenders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_delivery_zones" ADD CONSTRAINT "site_settings_delivery_zones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "captured_mails" ADD CONSTRAINT "captured_mails_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "captured_mails" ADD CONSTRAINT "captured_mails_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_settings" ADD CONSTRAINT "lead_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_settings_texts" ADD CONSTRAINT "lead_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_lenders_rates_order_idx" ON "site_settings_lenders_rates" USING btree ("_order");
  CREATE INDEX "site_settings_lenders_rates_parent_id_idx" ON "site_settings_lenders_rates" USING btree ("_parent_id");
  CREATE INDEX "site_settings_lenders_order_idx" ON "site_settings_lenders" USING btree ("_order");
  CREATE INDEX "site_settings_lenders_parent_id_idx" ON "site_settings_lenders" USING btree ("_parent_id");
  CREATE INDEX "site_settings_delivery_zones_order_idx" ON "site_settings_delivery_zones" USING btree ("_order");
  CREATE INDEX "site_settings_delivery_zones_parent_id_idx" ON "site_settings_delivery_zones" USING btree ("_parent_id");
  CREATE INDEX "lead_deliveries_tenant_idx" ON "lead_deliveries" USING btree ("tenant_id");
  CREATE INDEX "lead_deliveries_lead_idx" ON "lead_deliveries" USING btree ("lead_id");
  CREATE INDEX "lead_deliveries_updated_at_idx" ON "lead_deliveries" USING btree ("updated_at");
  CREATE INDEX "lead_deliveries_created_at_idx" ON "lead_deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "lead_destination_idx" ON "lead_deliveries" USING btree ("lead_id","destination");
  CREATE INDEX "state_due_at_idx" ON "lead_deliveries" USING btree ("state","due_at");
  CREATE INDEX "captured_mails_tenant_idx" ON "captured_mails" USING btree ("tenant_id");
  CREATE INDEX "captured_mails_lead_idx" ON "captured_mails" USING btree ("lead_id");
  CREATE UNIQUE INDEX "captured_mails_message_id_idx" ON "captured_mails" USING btree ("message_id");
  CREATE INDEX "captured_mails_updated_at_idx" ON "captured_mails" USING btree ("updated_at");
  CREATE INDEX "captured_mails_created_at_idx" ON "captured_mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "lead_settings_tenant_idx" ON "lead_settings" USING btree ("tenant_id");
  CREATE INDEX "lead_settings_updated_at_idx" ON "lead_settings" USING btree ("updated_at");
  CREATE INDEX "lead_settings_created_at_idx" ON "lead_settings" USING btree ("created_at");
  CREATE INDEX "lead_settings_texts_order_parent" ON "lead_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_deliveries_fk" FOREIGN KEY ("lead_deliveries_id") REFERENCES "public"."lead_deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_captured_mails_fk" FOREIGN KEY ("captured_mails_id") REFERENCES "public"."captured_mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_settings_fk" FOREIGN KEY ("lead_settings_id") REFERENCES "public"."lead_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_owner_idx" ON "leads" USING btree ("owner_id");
  CREATE INDEX "leads_kind_idx" ON "leads" USING btree ("kind");
  CREATE INDEX "payload_locked_documents_rels_lead_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_captured_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("captured_mails_id");
  CREATE INDEX "payload_locked_documents_rels_lead_settings_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_settings_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_lenders_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_lenders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_delivery_zones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "captured_mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_settings_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "site_settings_lenders_rates" CASCADE;
  DROP TABLE "site_settings_lenders" CASCADE;
  DROP TABLE "site_settings_delivery_zones" CASCADE;
  DROP TABLE "lead_deliveries" CASCADE;
  DROP TABLE "captured_mails" CASCADE;
  DROP TABLE "lead_settings" CASCADE;
  DROP TABLE "lead_settings_texts" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  ALTER TABLE "leads" DROP CONSTRAINT "leads_owner_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_deliveries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_captured_mails_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_settings_fk";
  
  DROP INDEX "leads_owner_idx";
  DROP INDEX "leads_kind_idx";
  DROP INDEX "payload_locked_documents_rels_lead_deliveries_id_idx";
  DROP INDEX "payload_locked_documents_rels_captured_mails_id_idx";
  DROP INDEX "payload_locked_documents_rels_lead_settings_id_idx";
  ALTER TABLE "site_settings" DROP COLUMN "finance_disclaimer";
  ALTER TABLE "site_settings" DROP COLUMN "maps_tiles_url";
  ALTER TABLE "site_settings" DROP COLUMN "maps_attribution";
  ALTER TABLE "site_settings" DROP COLUMN "maps_picture_url";
  ALTER TABLE "leads" DROP COLUMN "owner_id";
  ALTER TABLE "leads" DROP COLUMN "first_reply_at";
  ALTER TABLE "leads" DROP COLUMN "booking_at";
  ALTER TABLE "leads" DROP COLUMN "dealership_id";
  ALTER TABLE "leads" DROP COLUMN "dealership_name";
  ALTER TABLE "leads" DROP COLUMN "lead_id";
  ALTER TABLE "leads" DROP COLUMN "kind";
  ALTER TABLE "leads" DROP COLUMN "event";
  ALTER TABLE "leads" DROP COLUMN "consent";
  ALTER TABLE "leads" DROP COLUMN "content_hash";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_deliveries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "captured_mails_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_settings_id";
  DROP TYPE "public"."enum_leads_kind";
  DROP TYPE "public"."enum_lead_deliveries_destination";
  DROP TYPE "public"."enum_lead_deliveries_state";
  DROP TYPE "public"."enum_lead_settings_smtp_security";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
