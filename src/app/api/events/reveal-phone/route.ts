import { answerVisit } from '@/app/http/answer-visit'
import { PHONE_REVEAL } from '@/domain/analytics/visit-event'
import { revealSchema } from '@/domain/analytics/visit-schema'
import { countEvent } from '@/server/visits/count-event'

/** POST /api/events/reveal-phone {car_id, dealership_id, website_id}: a visitor asked for the number of a car's yard (API-19, PHONE-01). */
export function POST(request: Request): Promise<Response> {
  return answerVisit(request, revealSchema, async ({ tenant, now }, { car_id, website_id }) =>
    website_id === tenant.id ? countEvent(tenant, car_id, PHONE_REVEAL, now) : false,
  )
}
