import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Adds a date to news articles. Published ones keep the date that was shown before: that of their creation. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    alter table pages add column published_on timestamp(3) with time zone;
    alter table _pages_v add column version_published_on timestamp(3) with time zone;
    update pages set published_on = created_at where _status = 'published' and path ~ '^/blog/[^/]+$';
    update _pages_v set version_published_on = pages.published_on
      from pages where pages.id = _pages_v.parent_id and pages.published_on is not null;
  `)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    alter table pages drop column published_on;
    alter table _pages_v drop column version_published_on;
  `)
}
