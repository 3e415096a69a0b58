import type { PayloadRequest } from 'payload'

/** Marks a vehicle as reserved or not in the caller's transaction; the vehicle's hooks update its page and the search (CAR-08). */
export async function markReserved(req: PayloadRequest, carId: number, isReserved: boolean): Promise<void> {
  const car = await req.payload.findByID({ collection: 'vehicles', id: carId, depth: 0, disableErrors: true, req })
  if (car) await req.payload.update({ collection: 'vehicles', id: carId, data: { reserved: isReserved }, depth: 0, req })
}
