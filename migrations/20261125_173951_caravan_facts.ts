import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { derivePayload, NO_CARAVAN, readAxles, readKilograms, readMillimetres, readSleeps } from '@/domain/vehicle/caravan'

type Database = Pick<MigrateUpArgs, 'db'>
type Row = Record<string, unknown>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const asText = (value: number | null) => (value === null ? null : String(value))

/** Reads the figures that were stored as text in any unit. A motorhome's mass limit is its gross vehicle mass. */
function readFacts(row: Row) {
  const isTowed = row.kind === 'caravan'
  const gross = Number(row.gvm)
  const facts = {
    sleeps: readSleeps(textOf(row.sleeps)),
    axles: readAxles(textOf(row.axles)),
    body_length: readMillimetres(textOf(row.body_length)),
    tare: readKilograms(textOf(row.tare)),
    atm: isTowed ? readKilograms(textOf(row.atm)) : null,
    gvm: !isTowed && row.gvm !== null && Number.isFinite(gross) ? gross : null,
  }
  const masses = { tareWeight: facts.tare, aggregateTrailerMass: facts.atm, grossVehicleMass: facts.gvm }
  return { ...facts, payload: derivePayload({ ...NO_CARAVAN, ...masses }) }
}

function readRow(row: Row) {
  const facts = readFacts(row)
  return {
    id: row.id,
    facts,
    stored: {
      sleeps: asText(facts.sleeps) ?? row.sleeps,
      axles: asText(facts.axles) ?? row.axles,
      body_length: asText(facts.body_length) ?? row.body_length,
      body_width: asText(readMillimetres(textOf(row.body_width))) ?? row.body_width,
      tare: asText(facts.tare) ?? row.tare,
      atm: asText(readKilograms(textOf(row.atm))) ?? row.atm,
    },
  }
}

/**
 * Adds the facts of caravans and motorhomes to vehicles (KIND-03). The texts that are stored already become whole numbers of millimetres and
 * kilograms, also in the search, whose columns caravan_search adds; a text without a figure stays.
 */
export async function up({ db }: Database): Promise<void> {
  await db.execute(sql`
    create type "public"."enum_vehicles_specifications_road_type" as enum('on_road', 'semi_off_road', 'off_road');
    alter table vehicles
      add column specifications_ball_weight numeric,
      add column specifications_road_type enum_vehicles_specifications_road_type,
      add column specifications_bunks boolean,
      add column specifications_island_bed boolean,
      add column specifications_ensuite boolean;
  `)
  const { rows } = await db.execute(sql`
    select id, item_type::text as kind, specifications_sleeps as sleeps, specifications_axle_type as axles,
      specifications_body_length as body_length, specifications_body_width as body_width, specifications_tare_weight as tare,
      specifications_aggregate_trailer_mass as atm, variant_grossvehiclemass as gvm
    from vehicles where item_type::text in ('caravan', 'motorhome')`)
  const given = JSON.stringify(rows.map(readRow))
  await db.execute(sql`
    update vehicles set
      specifications_sleeps = stored->>'sleeps',
      specifications_axle_type = stored->>'axles',
      specifications_body_length = stored->>'body_length',
      specifications_body_width = stored->>'body_width',
      specifications_tare_weight = stored->>'tare',
      specifications_aggregate_trailer_mass = stored->>'atm'
    from jsonb_to_recordset(${given}::jsonb) given (id integer, stored jsonb) where given.id = vehicles.id`)
  await db.execute(sql`
    with given as (
      select id, facts from jsonb_to_recordset(${given}::jsonb) given (id integer, facts jsonb)
    ), written as (
      update search_document document set doc = document.doc || given.facts from given
      where given.id = document.id and not document.deleted
      returning document.id, given.facts
    ), spelled as (
      insert into search_value (attribute, folded, spelling)
      select distinct attribute, facts->>attribute, facts->>attribute from written, unnest(array['sleeps', 'axles']) attribute
      where facts->>attribute is not null
    )
    update search_vehicle set
      sleeps = facts->>'sleeps',
      axles = facts->>'axles',
      body_length = (facts->>'body_length')::double precision,
      tare = (facts->>'tare')::double precision,
      atm = (facts->>'atm')::double precision,
      gvm = (facts->>'gvm')::double precision,
      payload = (facts->>'payload')::double precision
    from written where written.id = search_vehicle.id`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    alter table vehicles drop column specifications_ball_weight, drop column specifications_road_type, drop column specifications_bunks,
      drop column specifications_island_bed, drop column specifications_ensuite;
    drop type "public"."enum_vehicles_specifications_road_type";
  `)
}
