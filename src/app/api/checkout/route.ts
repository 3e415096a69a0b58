import { answerOrKeepForm } from '@/app/http/away-answer'
import { answerCheckout } from '@/app/journeys/checkout/answer-checkout'

/** POST /api/checkout: a step of reserving or buying a car (BUY-03, BUY-04). */
export function POST(request: Request): Promise<Response> {
  return answerOrKeepForm(request, answerCheckout)
}
