import type { PayloadRequest } from 'payload'

/** Marks a car as reserved or not, in the transaction of whoever asks, so that its page and the search follow with it (CAR-08). */
export async function markReserved(req: PayloadRequest, carId: number, isReserved: boolean): Promise<void> {
  await req.payload.update({ collection: 'vehicles', where: { id: { equals: carId } }, data: { reserved: isReserved }, depth: 0, req })
}
