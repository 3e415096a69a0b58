import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Replaces typed photo counts with the number of pictures that are not videos, on vehicles and in search documents (VDP-19), and sets the
 * city and state of search documents from the vehicle. The new document revision makes outside indexes update.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    -- drawn: count only addresses that pages accept, as the search does
    create function pg_temp.photos_of(images jsonb, drawn boolean) returns integer language sql immutable as $$
      select count(*)::integer
      from jsonb_array_elements(case jsonb_typeof(images) when 'array' then images else '[]'::jsonb end) entry,
        lateral (select entry->'image'->>'url' as url) picture
      where jsonb_typeof(entry->'image'->'url') = 'string'
        and url ~ '[^[:space:]]'
        and entry->'isVideo' is distinct from 'true'::jsonb
        and (not drawn or (url ~ '^(/(?!/)|https://)' and url !~ '["<>[:cntrl:]]' and position(chr(92) in url) = 0))
    $$;
    create function pg_temp.own_or(own text, other text) returns text language sql immutable as $$
      select case when lower(btrim(coalesce(own, ''))) in ('', 'null') then other else btrim(own) end
    $$;

    update vehicles set photos_count = pg_temp.photos_of(images, false)
      where photos_count is distinct from pg_temp.photos_of(images, false);

    with fresh as (
      select car.id, pg_temp.photos_of(car.images, true) as photos,
        pg_temp.own_or(car.city, stored.doc->>'city') as city, pg_temp.own_or(car.state, stored.doc->>'state') as state
      from vehicles car join search_document stored on stored.id = car.id and not stored.deleted
    ), rewritten as (
      update search_document stored
      set rev = pg_current_xact_id()::text::bigint,
        doc = stored.doc || jsonb_build_object('photos_count', fresh.photos, 'city', fresh.city, 'state', fresh.state)
      from fresh
      where fresh.id = stored.id and (stored.doc->'photos_count', stored.doc->>'city', stored.doc->>'state')
        is distinct from (to_jsonb(fresh.photos), fresh.city, fresh.state)
      returning fresh.*
    ), spelled as (
      insert into search_value (attribute, folded, spelling)
      select distinct given.attribute, lower(given.spelling), given.spelling
      from rewritten, lateral (values ('city', city), ('state', state)) given (attribute, spelling)
      where given.spelling is not null
    )
    update search_vehicle set photos_count = rewritten.photos, city = lower(rewritten.city), state = lower(rewritten.state)
    from rewritten where rewritten.id = search_vehicle.id;

    drop function pg_temp.photos_of;
    drop function pg_temp.own_or;
  `)
}

/** The typed numbers can't be restored. */
export async function down(_: Pick<MigrateDownArgs, 'db'>): Promise<void> {}
