import { readLinkQuestion } from '@/domain/pages/links/link-question'
import { LINKS_HEADER, type LinksDecision, writeDecision } from '@/domain/pages/links/linked-page'
import { askPerson } from './question-store'

const PAGE = /^\/api\/pages\/\d+$/
const CHANGES = new Set(['PATCH', 'DELETE'])
const CANCELLED = 'x-cancelled'
const NOTHING_CHANGED = { errors: [{ message: 'Nothing was changed. The page is still where it was.' }] }

/** Whether a call may take a page off its address. Autosave only changes drafts. */
export function mayLeave(address: URL, method: string): boolean {
  return CHANGES.has(method) && PAGE.test(address.pathname) && address.searchParams.get('autosave') !== 'true'
}

const undecided = new Set<Promise<unknown>>()

/** Marks a call as undecided until it is answered. */
export function holdSaves<Answer>(call: Promise<Answer>): Promise<Answer> {
  undecided.add(call)
  return call.finally(() => undecided.delete(call))
}

/** Whether a call waits for a decision. What others saved must not come into the form meanwhile: the call does not have it. */
export const isDeciding = (): boolean => undecided.size > 0

/** Waits until every call is answered. A draft that is saved before would be newer than the version on which the call is based (EDT-02). */
export async function untilDecided(): Promise<void> {
  await Promise.allSettled(undecided)
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
      if (answer.ok) return answer
      const json: unknown = await answer
        .clone()
        .json()
        .catch(() => null)
      const question = readLinkQuestion(json)
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
