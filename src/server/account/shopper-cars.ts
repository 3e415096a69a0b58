import type { Shopper } from '@/domain/account/shopper'
import type { Tenant } from '@/domain/tenant/tenant'
import type { VehicleCard } from '@/domain/vehicle/vehicle'
import { databasePool } from '../database/pool'
import { findCards } from '../vehicles/find-vehicles'

type Site = Pick<Tenant, 'id' | 'dealershipIds'>
type CarKind = 'saved' | 'viewed'

/** The limits of a watchlist, and of the viewed vehicles that a browser remembers (FAV-07). */
const MOST: Record<CarKind, number> = { saved: 100, viewed: 20 }

/** A vehicle in a watchlist, with the id of its item (WATCH-01). */
export type ShopperCar = { id: number; vehicleId: number }

/** Returns the vehicles that a shopper has saved or viewed, newest first. */
export async function listCars({ id }: Shopper, kind: CarKind): Promise<ShopperCar[]> {
  const { rows } = await databasePool().query<{ id: string; vehicle_id: number }>(
    'select id, vehicle_id from shopper_car where shopper_id = $1 and kind = $2 order by at desc, id desc limit $3',
    [id, kind, MOST[kind]],
  )
  return rows.map((row) => ({ id: Number(row.id), vehicleId: row.vehicle_id }))
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
  await databasePool().query(
    `delete from shopper_car where id in
      (select id from shopper_car where shopper_id = $1 and kind = $2 order by at desc, id desc offset $3)`,
    [id, kind, MOST[kind]],
  )
  return rowCount ?? 0
}

/** Checks whether a sold vehicle may still be saved: only if it is in the watchlist already (WATCH-06). */
export async function maySave({ id }: Shopper, vehicleId: number): Promise<boolean> {
  const { rowCount } = await databasePool().query(
    `select 1 from vehicles v where v.id = $2 and (v.status::text <> 'sold' or exists
      (select 1 from shopper_car c where c.shopper_id = $1 and c.kind = 'saved' and c.vehicle_id = v.id))`,
    [id, vehicleId],
  )
  return rowCount === 1
}

/** Removes a vehicle from a watchlist. Does nothing when it is not in it. */
export async function removeCar({ id }: Shopper, vehicleId: number): Promise<void> {
  await databasePool().query(`delete from shopper_car where shopper_id = $1 and kind = 'saved' and vehicle_id = $2`, [id, vehicleId])
}
