import { z } from 'zod'
import { VISIT_EVENTS } from './visit-event'

const id = z.int().positive().max(2_147_483_647)

/** What POST /api/events takes (EVT-01): which event, and the car it is about. */
export const visitEventSchema = z.object({ id: z.literal(Object.values(VISIT_EVENTS)), car_id: id })

/** What POST /api/events/reveal-phone takes (API-19). */
export const revealSchema = z.object({ car_id: id, dealership_id: id, website_id: id })
