import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { sealSecret } from '@/server/lead-dispatch/sealed-secret'

type Database = Pick<MigrateUpArgs, 'db'>
type Arguments = Database & { payload: Pick<MigrateUpArgs['payload'], 'secret'> }

/** Encrypts search engine keys that were stored in clear (SEC-02). */
async function sealKeys({ db, payload }: Arguments): Promise<void> {
  for (const table of [sql`tenants`, sql`platform`]) {
    const { rows } = await db.execute(
      sql`select id, switches->>'searchKey' as key from ${table} where switches->>'searchKey' is not null and switches->>'searchKey' not like 'v1.%'`,
    )
    for (const { id, key } of rows) {
      const sealed = sealSecret(String(key), payload.secret)
      await db.execute(sql`update ${table} set switches = jsonb_set(switches, '{searchKey}', to_jsonb(${sealed}::text)) where id = ${id}`)
    }
  }
}

/**
 * Renames makes that were stored under another of their names (BRD-05): vehicles with their search documents, models, and the brands of
 * locations. The new document revision makes outside indexes update.
 */
async function renameMakes({ db }: Database): Promise<void> {
  await db.execute(sql`
    create function pg_temp.make_of(name text) returns text language sql immutable as $$
      select case trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'))
        when 'suzuki-australia' then 'Suzuki'
        when 'mercedes-benz' then 'Mercedes-Benz'
        when 'isuzu-ute' then 'Isuzu'
        when 'viscount-caravans' then 'Viscount'
        else name
      end
    $$;

    update vehicles set make = pg_temp.make_of(make) where make <> pg_temp.make_of(make);
    update models set manufacturer_name = pg_temp.make_of(manufacturer_name) where manufacturer_name <> pg_temp.make_of(manufacturer_name);
    update locations_texts set text = pg_temp.make_of(text) where path = 'manufacturers' and text <> pg_temp.make_of(text);
    update brands set name = pg_temp.make_of(name)
      where name <> pg_temp.make_of(name) and not exists (select from brands other where other.name = pg_temp.make_of(brands.name));

    with renamed as (
      update search_document
      set rev = pg_current_xact_id()::text::bigint,
        doc = doc || jsonb_build_object(
          'make', pg_temp.make_of(doc->>'make'),
          'make_model', pg_temp.make_of(doc->>'make') || substr(doc->>'make_model', length(doc->>'make') + 1)
        )
      where not deleted and doc->>'make' <> pg_temp.make_of(doc->>'make')
      returning id, doc->>'make' as make, doc->>'make_model' as make_model
    ), spelled as (
      insert into search_value (attribute, folded, spelling)
      select distinct given.attribute, lower(given.spelling), given.spelling
      from renamed, lateral (values ('make', make), ('make_model', make_model)) given (attribute, spelling)
    )
    update search_vehicle set make = lower(renamed.make), make_model = lower(renamed.make_model)
    from renamed where renamed.id = search_vehicle.id;

    drop function pg_temp.make_of;
  `)
}

export async function up(given: Arguments): Promise<void> {
  await renameMakes(given)
  await sealKeys(given)
}

/** The former names are unknown, and encrypted keys stay encrypted. */
export async function down(_: Pick<MigrateDownArgs, 'db'>): Promise<void> {}
