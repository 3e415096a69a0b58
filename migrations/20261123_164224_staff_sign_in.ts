import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_log_event" AS ENUM('signed_in', 'sign_in_failed', 'signed_out', 'account_locked', 'password_changed', 'password_reset', 'email_changed', 'role_changed', 'account_created', 'account_deleted', 'factor_set', 'factor_removed', 'factor_reset', 'codes_renewed', 'code_used', 'factor_required', 'destinations_changed');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-staff-mail' BEFORE 'tell-owner';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-staff-mail' BEFORE 'tell-owner';
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event" "enum_audit_log_event" NOT NULL,
  	"who" varchar,
  	"by" varchar,
  	"detail" varchar,
  	"caller" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "shoppers" ADD COLUMN "awaits_mail" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_log_id" integer;
  ALTER TABLE "platform" ADD COLUMN "require_second_factor" boolean DEFAULT false;
  CREATE INDEX "audit_log_event_idx" ON "audit_log" USING btree ("event");
  CREATE INDEX "audit_log_who_idx" ON "audit_log" USING btree ("who");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "audit_log" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_log_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deliver-leads', 'send-reset', 'tell-owner', 'remove-files');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deliver-leads', 'send-reset', 'tell-owner', 'remove-files');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_audit_log_id_idx";
  ALTER TABLE "shoppers" DROP COLUMN "awaits_mail";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_log_id";
  ALTER TABLE "platform" DROP COLUMN "require_second_factor";
  DROP TYPE "public"."enum_audit_log_event";`)
}
