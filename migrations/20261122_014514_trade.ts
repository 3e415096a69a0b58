import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reservations_state" AS ENUM('held', 'expired', 'paid', 'released', 'refund_due');
  CREATE TYPE "public"."enum_reservations_mode" AS ENUM('reserve', 'purchase');
  ALTER TYPE "public"."enum_leads_kind" ADD VALUE 'trade-in';
  ALTER TYPE "public"."enum_leads_kind" ADD VALUE 'reservation';
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "trade_ins_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reservations_id" integer;
  ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_trade_ins_fk" FOREIGN KEY ("trade_ins_id") REFERENCES "public"."trade_ins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reservations_fk" FOREIGN KEY ("reservations_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_trade_ins_id_idx" ON "payload_locked_documents_rels" USING btree ("trade_ins_id");
  CREATE INDEX "payload_locked_documents_rels_reservations_id_idx" ON "payload_locked_documents_rels" USING btree ("reservations_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "trade_ins" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reservations" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "trade_ins" CASCADE;
  DROP TABLE "reservations" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_trade_ins_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reservations_fk";
  
  ALTER TABLE "leads" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_kind";
  CREATE TYPE "public"."enum_leads_kind" AS ENUM('enquiry', 'contact', 'test-drive', 'photo-request', 'finance', 'careers', 'service', 'parts');
  ALTER TABLE "leads" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_leads_kind" USING "kind"::"public"."enum_leads_kind";
  DROP INDEX "payload_locked_documents_rels_trade_ins_id_idx";
  DROP INDEX "payload_locked_documents_rels_reservations_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "trade_ins_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reservations_id";
  DROP TYPE "public"."enum_reservations_state";
  DROP TYPE "public"."enum_reservations_mode";`)
}
