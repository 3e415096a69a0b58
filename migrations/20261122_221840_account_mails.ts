import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A separate job sends the mail with the password reset link. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    alter type enum_payload_jobs_log_task_slug add value 'send-reset';
    alter type enum_payload_jobs_task_slug add value 'send-reset';
  `)
}

/** PostgreSQL can't remove a value from a type, so the type is re-created. */
export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    delete from payload_jobs where task_slug = 'send-reset';
    alter table payload_jobs_log alter column task_slug set data type text;
    drop type enum_payload_jobs_log_task_slug;
    create type enum_payload_jobs_log_task_slug as enum ('inline', 'deliver-leads');
    alter table payload_jobs_log alter column task_slug set data type enum_payload_jobs_log_task_slug using task_slug::enum_payload_jobs_log_task_slug;
    alter table payload_jobs alter column task_slug set data type text;
    drop type enum_payload_jobs_task_slug;
    create type enum_payload_jobs_task_slug as enum ('inline', 'deliver-leads');
    alter table payload_jobs alter column task_slug set data type enum_payload_jobs_task_slug using task_slug::enum_payload_jobs_task_slug;
  `)
}
