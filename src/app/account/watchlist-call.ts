import { z } from 'zod'
import { normalisePhone } from '@/domain/locations/phone'
import { answerPrivately, type OwnCall } from './account-call'
import { answerOwnForm } from './account-form'

const carSchema = z.object({ phone_number: z.string().max(40), car_id: z.int().positive().max(2_147_483_647) })

/**
 * Answers a change of a watchlist, {phone_number, car_id}: `success`, and a `message` on error (API-04, API-05). The number is that of the account that
 * is signed in: a page that was left open while somebody else signed in changes nothing.
 * @param change Null when it is done, else why it is not.
 */
export function answerWatchlist(request: Request, change: (call: OwnCall, carId: number) => Promise<string | null>): Promise<Response> {
  return answerOwnForm(request, carSchema, async (call, { phone_number, car_id }) => {
    if (normalisePhone(phone_number) !== normalisePhone(call.session.shopper.phone)) {
      return answerPrivately({ success: false, message: 'You are signed in as somebody else now. Please load the page again.' }, 409)
    }
    const problem = await change(call, car_id)
    return problem === null ? answerPrivately({ success: true }) : answerPrivately({ success: false, message: problem }, 404)
  })
}
