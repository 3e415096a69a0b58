import { answerVisit } from '@/app/http/answer-visit'
import { visitEventSchema } from '@/domain/analytics/visit-schema'
import { countEvent } from '@/server/visits/count-event'

/** POST /api/events {id, car_id}: what a visitor did with a car, by the event's number (EVT-01). */
export function POST(request: Request): Promise<Response> {
  return answerVisit(request, visitEventSchema, ({ tenant, now }, { id, car_id }) => countEvent(tenant, car_id, id, now))
}
