import { defineVisitCall } from '@/app/http/visit-call'
import { eventCall } from '@/contract/site'
import { countEvent } from '@/server/visits/count-event'

/** POST /api/events {id, car_id}: counts a visitor's action on a vehicle by its event number (EVT-01). */
export const POST = defineVisitCall(eventCall, ({ tenant, now }, { id, car_id }) => countEvent(tenant, car_id, id, now))
