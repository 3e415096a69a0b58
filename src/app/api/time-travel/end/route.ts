import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { seeOther } from '@/app/journeys/journey-parts'
import { backToNowCall } from '@/contract/time-travel'
import { writeSiteCookie } from '@/server/account/site-cookie'
import { TIME_TRAVEL } from '@/server/routing/page-key'

/** GET /api/time-travel/end: this browser sees the site as it is now (EDT-22). */
export const GET = defineCall({ contract: backToNowCall, audience: { ...site, name: 'internal' } }, async ({ tenant }) => {
  const answer = seeOther('/')
  answer.headers.append('set-cookie', writeSiteCookie(TIME_TRAVEL, null, tenant.origin))
  return answer
})
