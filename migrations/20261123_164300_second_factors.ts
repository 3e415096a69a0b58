import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Second factors of staff (SEC-15), apart from their accounts: no call of Payload's API reads or writes these tables. `secret` and `pending` are sealed;
 * `last_step` is the newest period whose code was taken, so that each code counts once.
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
