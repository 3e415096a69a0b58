import { toRefusalBody } from '@/domain/http/refusal'
import { RETRY_AFTER_SECONDS, type FindFallback, FALLBACK_KEY, type FallbackResponse } from '@/domain/http/fallback-response'
import { normaliseHost } from '@/domain/tenant/hosts'
import { shared } from '@/server/cache/process-global'
import { siteState } from '@/server/routing/site-state'
import { recallTenant } from '@/server/tenant/last-seen'
import { writeAwayPage } from './away-page'
import { bufferForm, isPlain, readSubmission } from './read-submission'

const HTML = 'text/html; charset=utf-8'
const CALL_PROBLEM = 'We can’t reach our records just now. Nothing was saved: please wait a minute and try again.'
/** Forms that are sent by our script stay open as they were typed, with this above their button. */
const FORM_PROBLEM = 'We could not take your form just now. Nothing you typed is lost: please wait a minute and send it again.'
const FORMS = /^\/api\/(?:leads|enquiries|trade-in|checkout)(?:\/|$)/

/** Calls and files: nobody reads their answer as a page. */
const NOT_A_PAGE = /^\/(?:api|_next)\//

/** The page or the JSON to send in place of an answer that failed. Calls keep their own 500 while the database is there. */
const findStandIn: FindFallback = ({ host, path, requestId }): FallbackResponse | null => {
  const { isConnected } = siteState()
  if (!NOT_A_PAGE.test(path)) {
    const retry = isConnected ? ({ kind: 'fault', reference: requestId } as const) : ({ kind: 'load' } as const)
    const body = writeAwayPage(recallTenant(normaliseHost(host)), retry)
    return { status: isConnected ? 500 : 503, headers: { 'content-type': HTML }, body }
  }
  if (isConnected) return null
  const body = JSON.stringify(toRefusalBody(503, FORMS.test(path) ? FORM_PROBLEM : CALL_PROBLEM))
  return { status: 503, headers: { 'content-type': 'application/json' }, body }
}

/** Tells the server in front of Next.js what to send in place of failed answers (REL-11, WEB-03). */
export function provideStandIn(): void {
  shared<FindFallback>(FALLBACK_KEY).value = findStandIn
}

/**
 * Answers a form. When that fails because the database is away, a browser without scripts gets a page that holds all that was typed, to be sent again
 * (REL-11, LEAD-16); our script gets a message from the server in front, and its form stays open.
 */
export async function answerOrKeepForm(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
  if (!isPlain(request.headers)) return answer(request)
  const readAgain = await bufferForm(request)
  try {
    return await answer(readAgain())
  } catch (error) {
    if (siteState().isConnected) throw error
    const submission = await readSubmission(readAgain())
    if (submission.kind === 'refused') throw error
    const fields = Object.entries(submission.fields).map(([name, value]) => [name, String(value)] as const)
    const look = recallTenant(normaliseHost(request.headers.get('host')))
    const { pathname } = new URL(request.url)
    const action = pathname === '/api/enquiries' ? '/api/leads' : pathname
    return new Response(writeAwayPage(look, { kind: 'send', action, fields }), {
      status: 503,
      headers: {
        'content-type': HTML,
        'retry-after': String(RETRY_AFTER_SECONDS),
        'cache-control': 'no-store',
        // the form on it may be sent, which a document without a policy of its own may not
        'content-security-policy': FORM_POLICY,
      },
    })
  }
}

const FORM_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
