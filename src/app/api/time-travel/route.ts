import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { refuse } from '@/app/http/refusal'
import { seeOther } from '@/app/journeys/journey-parts'
import { travelCall } from '@/contract/time-travel'
import { writeSiteCookie } from '@/server/account/site-cookie'
import { readClock } from '@/server/process/now'
import { readTimeTravelTicket, TIME_TRAVEL } from '@/server/routing/page-key'

/** GET /api/time-travel: from now on this browser sees the site as of the ticket's instant, until the ticket expires (EDT-22). */
export const GET = defineCall(
  { contract: travelCall, audience: { ...site, name: 'internal' } },
  async ({ tenant, input: { ticket, to } }) => {
    if (readTimeTravelTicket(ticket, tenant.slug, readClock()) === null)
      return refuse(404, 'This link has expired. Open a new one in the admin.')
    const answer = seeOther(to)
    answer.headers.append('set-cookie', writeSiteCookie(TIME_TRAVEL, ticket, tenant.origin))
    return answer
  },
)
