import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The search projection: both engines read from `search_document`; the other tables are derived from it for the Postgres engine. Needs no
 * extension, so that any managed PostgreSQL works. All texts compare by bytes (collate "C"), which gives the same order on every server and
 * allows prefix searches by index range.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    create table search_document (
      id integer primary key,
      -- null once deleted; the row stays as a tombstone for engines that follow by revision
      doc jsonb,
      -- the id of the transaction that wrote the row last
      rev bigint not null,
      deleted boolean not null default false
    );
    create index search_document_rev_idx on search_document (rev);

    -- how far an engine that is fed by revision has read
    create table search_sync (
      target text primary key,
      rev bigint not null
    );

    create table search_vehicle (
      id integer primary key,
      dealership_id integer not null,
      is_shown boolean not null,
      sold_at bigint,
      photos_count integer not null,
      custom_rank integer not null,
      seq integer not null,
      price double precision,
      weekly_price double precision,
      subscription_price double precision,
      km double precision,
      year double precision,
      created_at_timestamp double precision not null,
      lat double precision,
      lng double precision,
      vin text collate "C",
      stock_number text collate "C",
      -- values of list filters, folded; how they are spelled stands in search_value
      car_type text collate "C",
      make text collate "C",
      model text collate "C",
      make_model text collate "C",
      badge text collate "C",
      series text collate "C",
      body text collate "C",
      transmission text collate "C",
      fuel text collate "C",
      drive text collate "C",
      seats text collate "C",
      colour text collate "C",
      filtered_features text[] collate "C" not null,
      categories text[] collate "C" not null,
      tag text collate "C",
      certified text collate "C",
      status text collate "C",
      item_type text collate "C",
      dealership_name text collate "C",
      dealership_slug text collate "C",
      location_name text collate "C",
      location_slug text collate "C",
      city text collate "C",
      state text collate "C",
      -- weight A: what names the car; B: its other facts; D: the description
      words tsvector not null
    );
    create index search_vehicle_dealership_idx on search_vehicle (dealership_id);
    -- a short list of pending entries: writes stay cheap in bulk, and searches read little besides the index
    create index search_vehicle_words_idx on search_vehicle using gin (words) with (gin_pending_list_limit = 256);
    create index search_vehicle_vin_idx on search_vehicle (vin);
    create index search_vehicle_stock_number_idx on search_vehicle (stock_number);

    -- Not unique on purpose: writers of different cars must never wait for each other over a word. Readers take repetitions as one.
    create table search_word (
      word text collate "C" not null,
      -- which of a-z and 0-9 occur, as bits: a cheap necessary condition for two words to be within a typo of each other
      letters integer not null
    );
    create index search_word_word_idx on search_word (word);
    create index search_word_tail_idx on search_word (substr(word, 2));

    create table search_value (
      attribute text collate "C" not null,
      folded text collate "C" not null,
      spelling text collate "C" not null
    );
    create index search_value_idx on search_value (attribute, folded, spelling);
  `)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`drop table search_value, search_word, search_vehicle, search_sync, search_document`)
}
