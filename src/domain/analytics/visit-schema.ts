import { z } from 'zod'
import { CAR_EVENTS, VISIT_EVENTS } from './visit-event'

const id = z.int().positive().max(2_147_483_647)

/** Body of POST /api/events (EVT-01): an event, and the car that some events require. */
export const visitEventSchema = z
  .object({ id: z.literal(Object.values(VISIT_EVENTS)), car_id: id.nullable().default(null) })
  .refine((event) => event.car_id !== null || !CAR_EVENTS.includes(event.id), 'This event is about a car.')

/** Body of POST /api/events/reveal-phone (API-19). */
export const revealSchema = z.object({ car_id: id, dealership_id: id, website_id: id })
