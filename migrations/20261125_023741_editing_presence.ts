import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Which tabs of the admin have which document open (EDT-01). A row lives for seconds, so a crash may lose them: the table needs no log. Tenants' documents are not
 * locked any more; the columns of payload_locked_documents_rels stay, because the previous release still reads them while it runs.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create unlogged table editing_presence (
      tab uuid primary key,
      collection text not null,
      document_id integer not null,
      user_id integer not null references users (id) on delete cascade,
      edits boolean not null,
      taken_by integer references users (id) on delete set null,
      since timestamptz not null default now(),
      seen_at timestamptz not null default now()
    );
    create index editing_presence_document on editing_presence (collection, document_id);
  `)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`drop table if exists editing_presence`)
}
