import { answerPrivately } from '@/app/account/account-call'
import { answerOwnForm } from '@/app/account/account-form'
import { detailsSchema } from '@/domain/account/account-forms'
import { readClock } from '@/server/time/now'
import { changeDetails } from '@/server/account/accounts'

/** POST /api/account/details {name, last_name, phone, opt_in}: changes what shoppers may change of themselves. */
export function POST(request: Request): Promise<Response> {
  return answerOwnForm(request, detailsSchema, async ({ tenant, session }, values) =>
    answerPrivately({ success: true, shopper: await changeDetails(tenant, session.shopper, values, readClock()) }),
  )
}
