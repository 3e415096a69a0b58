import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

type Arguments = Pick<MigrateUpArgs, 'db'>

/** Leads from the form that starts a subscription. */
export async function up({ db }: Arguments): Promise<void> {
  await db.execute(sql`alter type "public"."enum_leads_kind" add value 'subscription' before 'trade-in';`)
}

/** Leads of this kind become enquiries. */
export async function down({ db }: Arguments): Promise<void> {
  await db.execute(sql`
    alter table "leads" alter column "kind" set data type text;
    drop type "public"."enum_leads_kind";
    create type "public"."enum_leads_kind" as enum('enquiry', 'contact', 'test-drive', 'photo-request', 'finance', 'careers', 'service', 'parts', 'trade-in', 'reservation');
    update "leads" set "kind" = 'enquiry' where "kind" = 'subscription';
    alter table "leads" alter column "kind" set data type "public"."enum_leads_kind" using "kind"::"public"."enum_leads_kind";`)
}
