import { answerOrKeepForm } from '@/app/http/away-answer'
import { answerTradeIn } from '@/app/journeys/trade-in/answer-trade-in'

/** POST /api/trade-in: a step of a trade-in, or all of them at once; the contact details make its lead (API-16, TRD-04). */
export function POST(request: Request): Promise<Response> {
  return answerOrKeepForm(request, (own) => answerTradeIn(own, null))
}
