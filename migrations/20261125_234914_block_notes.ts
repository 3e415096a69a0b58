import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "block_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tenant_id" integer,
  	"page_id" integer NOT NULL,
  	"block" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"resolved_at" timestamp(3) with time zone,
  	"resolved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "block_notes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  ALTER TABLE "block_notes" ADD CONSTRAINT "block_notes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "block_notes" ADD CONSTRAINT "block_notes_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "block_notes" ADD CONSTRAINT "block_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "block_notes" ADD CONSTRAINT "block_notes_resolved_by_id_users_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "block_notes_rels" ADD CONSTRAINT "block_notes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."block_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_notes_rels" ADD CONSTRAINT "block_notes_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "block_notes_tenant_idx" ON "block_notes" USING btree ("tenant_id");
  CREATE INDEX "block_notes_page_idx" ON "block_notes" USING btree ("page_id");
  CREATE INDEX "block_notes_author_idx" ON "block_notes" USING btree ("author_id");
  CREATE INDEX "block_notes_resolved_by_idx" ON "block_notes" USING btree ("resolved_by_id");
  CREATE INDEX "block_notes_updated_at_idx" ON "block_notes" USING btree ("updated_at");
  CREATE INDEX "block_notes_created_at_idx" ON "block_notes" USING btree ("created_at");
  CREATE INDEX "block_notes_rels_order_idx" ON "block_notes_rels" USING btree ("order");
  CREATE INDEX "block_notes_rels_parent_idx" ON "block_notes_rels" USING btree ("parent_id");
  CREATE INDEX "block_notes_rels_path_idx" ON "block_notes_rels" USING btree ("path");
  CREATE INDEX "block_notes_rels_users_id_idx" ON "block_notes_rels" USING btree ("users_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "block_notes" CASCADE;
  DROP TABLE "block_notes_rels" CASCADE;`)
}
