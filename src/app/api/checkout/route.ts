import { answerOrKeepForm } from '@/app/away-answer'
import { answerCheckout } from '@/app/checkout/answer-checkout'

/** POST /api/checkout: a step of reserving or buying a car (BUY-03, BUY-04). */
export function POST(request: Request): Promise<Response> {
  return answerOrKeepForm(request, answerCheckout)
}
