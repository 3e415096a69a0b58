import { answerLead } from '@/app/leads/answer-lead'
import { answerOrKeepForm } from '@/app/http/away-answer'

/** POST /api/leads on a site, which the proxy leads here: a form of any kind, with or without JavaScript (LEAD-16, LEAD-17, API-15). */
export function POST(request: Request): Promise<Response> {
  return answerOrKeepForm(request, answerLead)
}
