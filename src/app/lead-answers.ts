import type { LeadProblems } from './read-lead'
import type { Submission } from './read-submission'

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

/** Somebody who sends more than a person would is asked to wait (SEC-02); without scripts, going back finds the form as it was. */
export function answerBusy({ isPlainForm }: Submission, waitSeconds: number): Response {
  const headers = { 'retry-after': String(waitSeconds) }
  if (!isPlainForm) return Response.json({ error: BUSY }, { status: 429, headers })
  const page = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Please wait</title><style>${PLAIN_LOOK}</style><main><h1>Please wait a minute</h1><p>${BUSY}</p><p>Go one page back: what you typed is still there.</p></main></html>`
  return new Response(page, { status: 429, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
}
