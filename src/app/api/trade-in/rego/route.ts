import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { refuse } from '@/app/http/refusal'
import { regoCall } from '@/contract/journeys'
import { findRego } from '@/server/trade-in/rego/find-rego'

/** The register charges per lookup. */
const LOOKUP_LIMIT = { name: 'rego', calls: 10, seconds: 60, busy: 'Please wait a minute, or enter your car’s details.' }

/**
 * GET /api/trade-in/rego?rego={plate}&regoState={state}: returns the vehicle of a plate. Responds with 404 for an unknown plate, and the
 * visitor types the details (API-17).
 */
export const GET = defineCall({ contract: regoCall, audience: site, limit: LOOKUP_LIMIT }, async ({ input }) => {
  const car = await findRego(input)
  return car ? { ...input, ...car } : refuse(404, 'We couldn’t find that rego. Please enter your car’s details.')
})
