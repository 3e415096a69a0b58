import { readLinkQuestion } from '@/domain/links/link-question'
import { LINKS_HEADER, type LinksDecision, writeDecision } from '@/domain/links/linked-page'
import { askPerson } from './question-store'

const PAGE = /^\/api\/pages\/\d+$/
const CHANGES = new Set(['PATCH', 'DELETE'])
const CANCELLED = 'x-cancelled'
const NOTHING_CHANGED = { errors: [{ message: 'Nothing was changed. The page is still where it was.' }] }

/** Whether a call may take a page off its address. Autosave only changes drafts. */
export function mayLeave(address: URL, method: string): boolean {
  return CHANGES.has(method) && PAGE.test(address.pathname) && address.searchParams.get('autosave') !== 'true'
}

/** Whether a person cancelled the question about a call, so that its response is no problem to report. */
export const isCancelled = (answer: Response): boolean => answer.headers.has(CANCELLED)

/**
 * Sends a call that may take a page off its address. While the server answers that others link to the page, asks the person what becomes of
 * the links, and sends the call again with the decision (EDT-19).
 */
export function withQuestion(call: typeof fetch): typeof fetch {
  return async (input, init) => {
    let decision: LinksDecision = { kind: 'ask' }
    for (;;) {
      const headers = new Headers(init?.headers)
      headers.set(LINKS_HEADER, writeDecision(decision))
      const answer = await call(input, { ...init, headers: Object.fromEntries(headers) })
      const json: unknown = await answer
        .clone()
        .json()
        .catch(() => null)
      const question = answer.ok ? null : readLinkQuestion(json)
      if (question === null) return answer
      const next = await askPerson(question)
      if (next === null) {
        const type = { 'content-type': 'application/json', [CANCELLED]: 'yes' }
        return new Response(JSON.stringify(NOTHING_CHANGED), { status: 409, headers: type })
      }
      decision = next
    }
  }
}
