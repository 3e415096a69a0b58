import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Short-lived data of public calls, shared by all processes. The tables are unlogged, because losing them does no harm. `call_window`: how
 * often a caller (a keyed hash, not an address) has called in the current window. `form_draft`: a form with errors that was sent without
 * scripts, for the page that shows it again; stored for at most an hour.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create unlogged table call_window (
      caller text collate "C" primary key,
      ends_at timestamptz not null,
      calls integer not null
    );
    create index call_window_ends_at_idx on call_window (ends_at);
    create unlogged table form_draft (
      token text collate "C" primary key,
      tenant_id integer not null,
      content jsonb not null,
      ends_at timestamptz not null
    );
    create index form_draft_ends_at_idx on form_draft (ends_at);
  `)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`drop table form_draft, call_window`)
}
