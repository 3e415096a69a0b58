import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "schedule_dates" jsonb;
  ALTER TABLE "pages" ADD COLUMN "is_timed" boolean DEFAULT false;
  ALTER TABLE "pages" ADD COLUMN "show_from" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "show_until" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_schedule_dates" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_is_timed" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_show_from" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_show_until" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "schedule_dates";
  ALTER TABLE "pages" DROP COLUMN "is_timed";
  ALTER TABLE "pages" DROP COLUMN "show_from";
  ALTER TABLE "pages" DROP COLUMN "show_until";
  ALTER TABLE "_pages_v" DROP COLUMN "version_schedule_dates";
  ALTER TABLE "_pages_v" DROP COLUMN "version_is_timed";
  ALTER TABLE "_pages_v" DROP COLUMN "version_show_from";
  ALTER TABLE "_pages_v" DROP COLUMN "version_show_until";`)
}
