import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_reservations_state" ADD VALUE 'refunded';
  ALTER TABLE "reservations" ADD COLUMN "refund_id" varchar;
  ALTER TABLE "reservations" ADD COLUMN "refund_tried_at" timestamp(3) with time zone;
  ALTER TABLE "reservations" ADD COLUMN "refund_problem" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reservations" ALTER COLUMN "state" SET DATA TYPE text;
  DROP TYPE "public"."enum_reservations_state";
  CREATE TYPE "public"."enum_reservations_state" AS ENUM('held', 'expired', 'paid', 'released', 'refund_due');
  ALTER TABLE "reservations" ALTER COLUMN "state" SET DATA TYPE "public"."enum_reservations_state" USING "state"::"public"."enum_reservations_state";
  ALTER TABLE "reservations" DROP COLUMN "refund_id";
  ALTER TABLE "reservations" DROP COLUMN "refund_tried_at";
  ALTER TABLE "reservations" DROP COLUMN "refund_problem";`)
}
