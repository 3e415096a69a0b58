import { sql } from 'kysely'
import type { Shopper } from '@/domain/account/shopper'
import type { Tenant } from '@/domain/tenant/tenant'
import type { VehicleCard } from '@/domain/vehicle/vehicle'
import { databasePool } from '../database/pool'
import { runSql } from '../database/run-sql'
import { typedQueries } from '../database/typed-queries'
import { findCards } from '../vehicles/find-vehicles'

type Site = Pick<Tenant, 'id' | 'dealershipIds'>
type CarKind = 'saved' | 'viewed'

/** The limits of a watchlist, and of the viewed vehicles that a browser remembers (FAV-07). */
const MOST: Record<CarKind, number> = { saved: 100, viewed: 20 }

/** A vehicle in a watchlist, with the id of its item (WATCH-01). */
export type ShopperCar = { id: number; vehicleId: number }

/** The newest item comes first. */
const newestFirst = (shopperId: number, kind: CarKind) =>
  typedQueries(runSql)
    .selectFrom('shopper_car')
    .where('shopper_id', '=', shopperId)
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .orderBy('shopper_car.id', 'desc')

/** Returns the vehicles that a shopper has saved or viewed, newest first. */
export async function listCars({ id }: Shopper, kind: CarKind): Promise<ShopperCar[]> {
  return newestFirst(id, kind)
    .select([sql<number>`id::float8`.as('id'), 'vehicle_id as vehicleId'])
    .limit(MOST[kind])
    .execute()
}

/** Returns the same vehicles as cards, without those that the site may no longer show. */
export async function findShopperCards(site: Site, shopper: Shopper, kind: CarKind): Promise<VehicleCard[]> {
  const cars = await listCars(shopper, kind)
  return findCards(
    site,
    cars.map(({ vehicleId }) => vehicleId),
  )
}

/**
 * Saves vehicles for a shopper, the first one as the newest; a vehicle that is saved already is not duplicated (WATCH-01).
 * @returns how many of them the site shows: others are not saved (SEC-01).
 */
export async function addCars({ dealershipIds }: Site, { id }: Shopper, kind: CarKind, vehicleIds: readonly number[]): Promise<number> {
  const { rowCount } = await databasePool().query(
    `insert into shopper_car (shopper_id, vehicle_id, kind, at)
     select $1, v.id, $2, now() - make_interval(secs => w.place * 0.001)
       from unnest($3::int[]) with ordinality as w (id, place) join vehicles v on v.id = w.id
      where v.dealership_id = any($4::int[]) and v.show_on_dealer_website
     on conflict (shopper_id, kind, vehicle_id) do update set at = greatest(shopper_car.at, excluded.at)`,
    [id, kind, [...new Set(vehicleIds)], dealershipIds],
  )
  await typedQueries(runSql).deleteFrom('shopper_car').where('id', 'in', newestFirst(id, kind).select('id').offset(MOST[kind])).execute()
  return rowCount ?? 0
}

/** Checks whether a sold vehicle may still be saved: only if it is in the watchlist already (WATCH-06). */
export async function maySave({ id }: Shopper, vehicleId: number): Promise<boolean> {
  const saved = newestFirst(id, 'saved').select('id').where('vehicle_id', '=', vehicleId)
  const car = await typedQueries(runSql)
    .selectFrom('vehicles')
    .select('id')
    .where('id', '=', vehicleId)
    .where((is) => is.or([is('status', '<>', 'sold'), is.exists(saved)]))
    .executeTakeFirst()
  return car !== undefined
}

/** Removes a vehicle from a watchlist. Does nothing when it is not in it. */
export async function removeCar({ id }: Shopper, vehicleId: number): Promise<void> {
  await typedQueries(runSql)
    .deleteFrom('shopper_car')
    .where('shopper_id', '=', id)
    .where('kind', '=', 'saved')
    .where('vehicle_id', '=', vehicleId)
    .execute()
}
