import type { Submission } from './read-submission'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')

/** After a lead is stored: the id for our script, the thank-you page for a browser without it (LEAD-17). */
export function answerSuccess({ isPlainForm }: Submission, leadId: number | null): Response {
  if (isPlainForm) return new Response(null, { status: 303, headers: { location: '/success' } })
  return Response.json({ lead_id: leadId })
}

/** What has to be put right, by field (LEAD-15). A browser without script gets the list, and finds its form as it left it one step back. */
export function answerRefusal({ isPlainForm }: Submission, fields: Partial<Record<string, string[]>>): Response {
  if (!isPlainForm) return Response.json({ error: 'Please fix the following errors:', fields }, { status: 422 })
  const items = Object.values(fields).flatMap((messages = []) => messages.map((message) => `<li>${escape(message)}</li>`))
  const body = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Please check the form</title>
<body style="font:1.0625rem/1.6 system-ui,sans-serif;max-width:40rem;margin:10vh auto;padding:0 1.25rem"><h1 style="font-size:1.5rem">Please fix the following errors:</h1>
<ul>${items.join('')}</ul><p>Go one page back: what you typed is still there.</p></body></html>`
  return new Response(body, { status: 422, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
