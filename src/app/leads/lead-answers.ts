import type { LeadProblems } from './read-lead'
import type { Submission } from '../http/read-submission'

export type StoredAnswer = { leadId: number | null; event: number | null; carId: number | null }

/** After a lead is stored: its id, and its event with the car, for our script, the thank-you page for a browser without it (LEAD-17, LEAD-19). */
export function answerSuccess({ isPlainForm }: Submission, { leadId, event, carId }: StoredAnswer): Response {
  if (isPlainForm) return new Response(null, { status: 303, headers: { location: '/success' } })
  return Response.json({ lead_id: leadId, event, car_id: carId })
}

/** What has to be put right, by field (LEAD-15). */
export function answerRefusal(fields: LeadProblems): Response {
  return Response.json({ error: 'Please fix the following errors:', fields }, { status: 422 })
}

const BUSY = 'You have sent several forms in a short time. Please wait a minute and send this one again.'

/** The page stands outside the site's frame, in any template's colours and the visitor's own light or dark. */
const PLAIN_LOOK =
  ':root{color-scheme:light dark}body{margin:0;font:1.125rem/1.6 system-ui,sans-serif}main{max-width:36rem;margin:auto;padding:15vh 1.25rem 4rem}h1{font-size:2rem;line-height:1.2;margin:0 0 1rem}'

/** `title` and `text` are words of ours alone. */
type Words = { title: string; text: string; status: number; headers?: Record<string, string> }

const KEPT = 'Go one page back: what you typed is still there.'

/** A page by itself: what a browser without scripts shows where our script would say so in the form (LEAD-16). */
function answerPage({ title, text, status, headers = {} }: Words): Response {
  const page = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${PLAIN_LOOK}</style><main><h1>${title}</h1><p>${text}</p><p>${KEPT}</p><p><a href="/">To the home page</a></p></main></html>`
  return new Response(page, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
}

/** Somebody who sends more than a person would is asked to wait (SEC-02); without scripts, going back finds the form as it was. */
export function answerBusy({ isPlainForm }: Pick<Submission, 'isPlainForm'>, waitSeconds: number): Response {
  const headers = { 'retry-after': String(waitSeconds) }
  if (isPlainForm) return answerPage({ title: 'Please wait a minute', text: BUSY, status: 429, headers })
  return Response.json({ error: BUSY }, { status: 429, headers })
}

/** A form that cannot be taken, and that no page can show again: as data for our script, or as a page that says why (LEAD-16). */
export function answerNoWay({ isPlainForm }: Pick<Submission, 'isPlainForm'>, text: string, status: number): Response {
  return isPlainForm
    ? answerPage({ title: 'That did not work', text, status })
    : Response.json({ error: text, fields: { form: [text] } }, { status })
}
