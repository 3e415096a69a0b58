import { answerLead } from '@/app/answer-lead'

/** POST /api/leads: a form of any kind, with or without JavaScript (LEAD-16, LEAD-17, API-15). */
export function POST(request: Request): Promise<Response> {
  return answerLead(request)
}
