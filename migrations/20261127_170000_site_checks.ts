import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The last check of each site's links, redirects and pictures (ADM-20), with what the one before had found, and the checks that publishing
 * asked for. Those are only inserted, so that no save waits for another. A check can be made again at any time, so a crash may lose the
 * tables: they need no log.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create unlogged table site_check (
      tenant_id integer primary key references tenants (id) on delete cascade,
      checked_at timestamptz,
      night_at timestamptz,
      reason text not null default 'night',
      documents jsonb,
      before jsonb
    );
    create unlogged table site_check_wish (tenant_id integer not null, asked_at timestamptz not null default now());
  `)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`drop table if exists site_check, site_check_wish`)
}
