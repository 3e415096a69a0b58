import { z } from 'zod'
import { CAR_EVENTS, VISIT_EVENTS } from './visit-event'

const id = z.int().positive().max(2_147_483_647)

/** What POST /api/events takes (EVT-01): which event, and the car it is about, which some events can do without. */
export const visitEventSchema = z
  .object({ id: z.literal(Object.values(VISIT_EVENTS)), car_id: id.nullable().default(null) })
  .refine((event) => event.car_id !== null || !CAR_EVENTS.includes(event.id), 'This event is about a car.')

/** What POST /api/events/reveal-phone takes (API-19). */
export const revealSchema = z.object({ car_id: id, dealership_id: id, website_id: id })
