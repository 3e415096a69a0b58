import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * `shopper_car`: the vehicles that a shopper has saved (watchlist items with an id) or viewed; deleted with the account or the vehicle.
 * `site_event`: visitors' events without a vehicle, as a sum per site, event and day.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table shopper_car (
      id bigint generated always as identity primary key,
      shopper_id integer not null references shoppers (id) on delete cascade,
      vehicle_id integer not null references vehicles (id) on delete cascade,
      kind text not null check (kind in ('saved', 'viewed')),
      at timestamptz not null default now(),
      unique (shopper_id, kind, vehicle_id)
    );
    create index shopper_car_vehicle_idx on shopper_car (vehicle_id);
    create table site_event (
      tenant_id integer not null references tenants (id) on delete cascade,
      event text not null,
      day date not null,
      count bigint not null default 0,
      primary key (tenant_id, event, day)
    );
  `)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`drop table site_event, shopper_car`)
}
