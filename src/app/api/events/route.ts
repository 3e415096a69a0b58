import { defineVisitCall } from '@/app/http/visit-call'
import { eventCall } from '@/contract/site'
import { countEvent } from '@/server/visits/count-event'

/** POST /api/events {id, car_id}: what a visitor did with a car, by the event's number (EVT-01). */
export const POST = defineVisitCall(eventCall, ({ tenant, now }, { id, car_id }) => countEvent(tenant, car_id, id, now))
