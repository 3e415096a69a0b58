import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Counts of vehicle views and page events: only sums, no individual visits. `view_mark` has hashes that recognise repeated views for one
 * day. Their salt is deleted afterwards, so that they can't be traced to a visitor.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table vehicle_views (
      vehicle_id integer primary key references vehicles (id) on delete cascade,
      views bigint not null default 0
    );
    create table view_salt (
      day date primary key,
      salt bytea not null
    );
    create table view_mark (
      mark bytea primary key,
      day date not null
    );
    create index view_mark_day_idx on view_mark (day);
    create table visit_count (
      tenant_id integer not null references tenants (id) on delete cascade,
      vehicle_id integer not null references vehicles (id) on delete cascade,
      event text not null,
      day date not null,
      count bigint not null default 0,
      primary key (tenant_id, vehicle_id, event, day)
    );
    create index visit_count_vehicle_idx on visit_count (vehicle_id);
  `)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`drop table visit_count, view_mark, view_salt, vehicle_views`)
}
