import { answerOrKeepForm } from '@/app/http/away-answer'
import { answerTradeIn } from '@/app/journeys/trade-in/answer-trade-in'

const ID = /^\d{1,9}$/

/** POST /api/trade-in/{lead_id}: changes a trade-in, or accepts its offer with `offer_accepted` (API-16, TRD-05). */
export async function POST(request: Request, { params }: { params: Promise<{ lead: string }> }): Promise<Response> {
  const { lead } = await params
  if (!ID.test(lead)) return Response.json({ error: 'There is no such trade-in.' }, { status: 404 })
  return answerOrKeepForm(request, (own) => answerTradeIn(own, Number(lead)))
}
