import { explainPicture } from '@/domain/editing/upload-limits'
import { readSaveProblem } from '@/domain/editing/save-problem'
import { closeProblem, reportProblem } from './problem-store'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** The header that all of Payload's own screens send and `callAdmin` does not: our own parts show their problems themselves. */
const PAYLOAD_CALL = 'accept-language'
/** A document, a list of documents, or a global; not the calls of sign-in, preferences and locks. */
const DOCUMENT = /^\/api\/(?:globals\/)?(?!payload-)[a-z-]+(?:\/\d+)?$/
const JSON_ANSWER = { 'content-type': 'application/json' }

const answerWith = (status: number, errors: object[]) => new Response(JSON.stringify({ errors }), { status, headers: JSON_ANSWER })

/** Refuses a picture beyond the limits before it is sent: a server that answers while a large body arrives is often not heard. */
function refuseFile(path: string, body: unknown): Response | null {
  if (!path.startsWith('/api/media') || !(body instanceof FormData)) return null
  const file = body.get('file')
  const message = file instanceof File ? explainPicture(file) : null
  return message === null
    ? null
    : answerWith(400, [{ name: 'ValidationError', message, data: { errors: [{ path: 'file', label: 'File', message }] } }])
}

async function send(call: typeof fetch, input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  try {
    return await call(input, init)
  } catch (error) {
    if (init?.signal?.aborted) throw error
    return answerWith(503, [{ message: 'The server did not answer. What you typed stays here; try again in a moment.' }])
  }
}

/**
 * Watches the calls with which Payload's screens save, delete and upload: shows why one was refused until the list is closed (EDT-03, EDT-04), and
 * closes it once the same document is saved. Answers how to stop.
 */
export function watchCalls(): () => void {
  const original = window.fetch
  const watched: typeof fetch = async (input, init) => {
    const method = (init?.method ?? 'GET').toUpperCase()
    const address = typeof input === 'string' && URL.canParse(input, window.location.origin) ? new URL(input, window.location.origin) : null
    const isOwn = address?.origin === window.location.origin && new Headers(init?.headers).has(PAYLOAD_CALL)
    if (!address || !isOwn || READS.has(method) || !DOCUMENT.test(address.pathname)) return original(input, init)
    const path = address.pathname
    const answer = refuseFile(path, init?.body) ?? (await send(original, input, init))
    if (answer.ok) closeProblem(path)
    else {
      const json: unknown = await answer
        .clone()
        .json()
        .catch(() => null)
      reportProblem(path, readSaveProblem(answer.status, json))
    }
    return answer
  }
  window.fetch = watched
  return () => {
    if (window.fetch === watched) window.fetch = original
  }
}
