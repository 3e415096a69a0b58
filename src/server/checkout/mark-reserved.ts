import type { PayloadRequest } from 'payload'

/** Marks a car as reserved or not, in the transaction of whoever asks, so that its page and the search follow with it (CAR-08). */
export async function markReserved(req: PayloadRequest, carId: number, isReserved: boolean): Promise<void> {
  const car = await req.payload.findByID({ collection: 'vehicles', id: carId, depth: 0, disableErrors: true, req })
  if (car) await req.payload.update({ collection: 'vehicles', id: carId, data: { reserved: isReserved }, depth: 0, req })
}
