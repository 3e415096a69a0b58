import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Second factors of staff (SEC-15), separate from their accounts so that Payload's API can't read or write them. `secret` and `pending` are
 * encrypted; `last_step` is the period of the last used code, so that each code works once.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table staff_second_factor (
      user_id integer primary key references users (id) on delete cascade,
      secret text,
      pending text,
      last_step bigint,
      set_at timestamptz
    );
    create table staff_recovery_code (
      user_id integer not null references users (id) on delete cascade,
      code_hash text collate "C" not null,
      primary key (user_id, code_hash)
    );
  `)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`drop table staff_recovery_code, staff_second_factor`)
}
