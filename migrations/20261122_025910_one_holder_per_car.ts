import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A vehicle can only be held or paid for once, across all sites that sell it (BUY-03): of two simultaneous shoppers the constraint lets one
 * through, in whatever process. A payment belongs to one reservation.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create unique index reservations_one_holder_idx on reservations (car_id) where state in ('held', 'paid');
    create unique index reservations_one_payment_idx on reservations (payment_provider, payment_id) where payment_id is not null;
  `)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`drop index reservations_one_holder_idx, reservations_one_payment_idx`)
}
