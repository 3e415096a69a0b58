import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

type Arguments = Pick<MigrateUpArgs, 'db'>

/** Stores the name of a tenant's template as text, so that a new template needs no migration (docs/decisions/0051). */
export async function up({ db }: Arguments): Promise<void> {
  await db.execute(sql`
    alter table "tenants" alter column "template" drop default;
    alter table "tenants" alter column "template" set data type varchar using "template"::text;
    alter table "tenants" alter column "template" set default 'dealer';
    drop type "public"."enum_tenants_template";`)
}

/** Templates that are missing in the enum become the default. */
export async function down({ db }: Arguments): Promise<void> {
  await db.execute(sql`
    create type "public"."enum_tenants_template" as enum('dealer', 'prestige', 'group', 'manufacturer');
    alter table "tenants" alter column "template" drop default;
    alter table "tenants" alter column "template" set data type "public"."enum_tenants_template" using (
      case when "template" in ('dealer', 'prestige', 'group', 'manufacturer') then "template" else 'dealer' end
    )::"public"."enum_tenants_template";
    alter table "tenants" alter column "template" set default 'dealer';`)
}
