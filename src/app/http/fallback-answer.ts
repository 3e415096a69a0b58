import { toRefusalBody } from '@/domain/http/refusal'
import { RETRY_AFTER_SECONDS, type FindFallback, FALLBACK_KEY, type FallbackResponse } from '@/domain/http/fallback-response'
import { normaliseHost } from '@/domain/tenant/hosts'
import { processGlobal } from '@/server/cache/process-global'
import { siteState } from '@/server/routing/site-state'
import { recallTenant } from '@/server/tenant/last-seen'
import { writeFallbackPage } from './fallback-page'
import { bufferForm, isPlain, readSubmission } from './read-submission'

const HTML = 'text/html; charset=utf-8'
const CALL_PROBLEM = 'We can’t reach our system right now. Nothing was saved: please wait a minute and try again.'
/** Shown above the button of a form that JavaScript sends. The form keeps its values. */
const FORM_PROBLEM = 'We couldn’t send your form just now. Nothing you typed is lost: please wait a minute and try again.'
const FORMS = /^\/api\/(?:leads|enquiries|trade-in|checkout)(?:\/|$)/

/** Calls and files, whose responses are not shown as a page. */
const NOT_A_PAGE = /^\/(?:api|_next)\//

/** Returns the page or JSON that replaces a failed response. Calls keep their own 500 while the database is available. */
const findFallback: FindFallback = ({ host, path, requestId }): FallbackResponse | null => {
  const { isConnected } = siteState()
  if (!NOT_A_PAGE.test(path)) {
    const retry = isConnected ? ({ kind: 'fault', reference: requestId } as const) : ({ kind: 'load' } as const)
    const body = writeFallbackPage(recallTenant(normaliseHost(host)), retry)
    return { status: isConnected ? 500 : 503, headers: { 'content-type': HTML }, body }
  }
  if (isConnected) return null
  const body = JSON.stringify(toRefusalBody(503, FORMS.test(path) ? FORM_PROBLEM : CALL_PROBLEM))
  return { status: 503, headers: { 'content-type': 'application/json' }, body }
}

/** Registers the fallback with the server in front of Next.js, which sends it instead of failed responses (REL-11, WEB-03). */
export function provideFallback(): void {
  processGlobal<FindFallback>(FALLBACK_KEY).value = findFallback
}

/**
 * Handles a form. If that fails because the database is unavailable, a browser without JavaScript gets a page with all values, to send them
 * again (REL-11, LEAD-16). With JavaScript, the server in front responds with a message, and the form stays open.
 */
export async function answerOrReturnForm(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
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
    return new Response(writeFallbackPage(look, { kind: 'send', action, fields }), {
      status: 503,
      headers: {
        'content-type': HTML,
        'retry-after': String(RETRY_AFTER_SECONDS),
        'cache-control': 'no-store',
        // Allows the form to be sent, which the default policy of such a document forbids.
        'content-security-policy': FORM_POLICY,
      },
    })
  }
}

const FORM_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
