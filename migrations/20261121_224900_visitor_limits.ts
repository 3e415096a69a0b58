import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the public calls remember of their callers, shared by all processes and precious to nobody, so it is kept out of the write-ahead log.
 * `call_window`: how often somebody (a keyed hash, no address) has called within the present window. `form_draft`: a form that was sent without
 * scripts and has to be put right, for the page that shows it again; an hour at most.
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
