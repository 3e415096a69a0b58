import { defineVisitCall } from '@/app/http/visit-call'
import { revealCall } from '@/contract/site'
import { PHONE_REVEAL } from '@/domain/analytics/visit-event'
import { countEvent } from '@/server/visits/count-event'

/**
 * POST /api/events/reveal-phone {car_id, dealership_id, website_id}: counts that a visitor revealed the phone number on a vehicle (API-19,
 * PHONE-01).
 */
export const POST = defineVisitCall(revealCall, async ({ tenant, now }, { car_id, website_id }) =>
  website_id === tenant.id ? countEvent(tenant, car_id, PHONE_REVEAL, now) : false,
)
