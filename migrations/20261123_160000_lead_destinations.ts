import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Leads are only sent where the lead settings say (SEC-20): sites that relied on the email in their site settings get it copied there.
 * Removes secret links from captured mails and ends pending password reset links (SEC-19). Both can be repeated.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    insert into lead_settings (tenant_id)
      select s.tenant_id from site_settings s
      where s.tenant_id is not null and coalesce(s.email, '') <> '' and not exists (select 1 from lead_settings l where l.tenant_id = s.tenant_id);
    insert into lead_settings_texts ("order", parent_id, path, "text")
      select 1, l.id, 'mail_to', s.email from lead_settings l join site_settings s on s.tenant_id = l.tenant_id
      where coalesce(s.email, '') <> '' and not exists (select 1 from lead_settings_texts t where t.parent_id = l.id and t.path = 'mail_to');
    update captured_mails set body = regexp_replace(
        regexp_replace(body, '([?&#;](token|draft|key|secret|ticket|code|password|session|signature)=)[^[:space:]&#"''<>]+', '\\1(hidden)', 'gi'),
        '(/shared/)[^[:space:]/?#"''<>]+', '\\1(hidden)', 'gi')
      where body ~* '[?&#;](token|draft|key|secret|ticket|code|password|session|signature)=' or body ~* '/shared/';
    update shoppers set reset_password_token = null, reset_password_expiration = null where reset_password_token is not null;
  `)
}

/** The copied addresses stay, because the earlier release reads them first, too. */
export function down(_: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  return Promise.resolve()
}
