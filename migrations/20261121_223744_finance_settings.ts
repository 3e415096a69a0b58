import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "site_settings" ADD COLUMN "finance_disclaimer" varchar;
  ALTER TABLE "site_settings_lenders_rates" ADD CONSTRAINT "site_settings_lenders_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_lenders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_lenders" ADD CONSTRAINT "site_settings_lenders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_delivery_zones" ADD CONSTRAINT "site_settings_delivery_zones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_lenders_rates_order_idx" ON "site_settings_lenders_rates" USING btree ("_order");
  CREATE INDEX "site_settings_lenders_rates_parent_id_idx" ON "site_settings_lenders_rates" USING btree ("_parent_id");
  CREATE INDEX "site_settings_lenders_order_idx" ON "site_settings_lenders" USING btree ("_order");
  CREATE INDEX "site_settings_lenders_parent_id_idx" ON "site_settings_lenders" USING btree ("_parent_id");
  CREATE INDEX "site_settings_delivery_zones_order_idx" ON "site_settings_delivery_zones" USING btree ("_order");
  CREATE INDEX "site_settings_delivery_zones_parent_id_idx" ON "site_settings_delivery_zones" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_settings_lenders_rates" CASCADE;
  DROP TABLE "site_settings_lenders" CASCADE;
  DROP TABLE "site_settings_delivery_zones" CASCADE;
  ALTER TABLE "site_settings" DROP COLUMN "finance_disclaimer";`)
}
