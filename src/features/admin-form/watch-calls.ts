import { explainPicture } from '@/domain/editing/upload-limits'
import { readSaveProblem } from '@/domain/editing/save-problem'
import { isRecord } from '@/domain/json/is-record'
import { holdSaves, isCancelled, mayLeave, withQuestion } from './links/ask-about-links'
import { findOpenDocument, readDrawings } from './open-documents'
import { isPhoneChoice, keepWideChoice } from './preview-choice'
import { closeProblem, reportProblem } from './problem-store'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** A header that all of Payload's own screens send and `callAdmin` does not, because our own parts show their problems themselves. */
const PAYLOAD_CALL = 'accept-language'
/** A document, a list of documents, or a global, but not the calls for sign-in, preferences and locks. */
const DOCUMENT = /^\/api\/(?:globals\/)?(?!payload-)[a-z-]+(?:\/\d+)?$/
const JSON_ANSWER = { 'content-type': 'application/json' }

const answerWith = (status: number, errors: object[]) => new Response(JSON.stringify({ errors }), { status, headers: JSON_ANSWER })

/** Refuses a picture beyond the limits before it is sent. Browsers often miss a response that arrives while they send a large body. */
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

/** Adds the version on which it is based to one of Payload's own saves (EDT-02). */
async function sendSave(call: typeof fetch, path: string, input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  const document = findOpenDocument(path)
  const refused = document && (init?.method ?? '').toUpperCase() === 'PATCH' ? await document.refuseSave() : null
  if (refused !== null) return answerWith(409, [{ message: refused }])
  const headers = new Headers(init?.headers)
  if (document) headers.set('x-base', document.version())
  const answer = await send(call, input, { ...init, headers: Object.fromEntries(headers) })
  const json: unknown = await readJson(answer)
  if (document && answer.ok && isRecord(json) && isRecord(json.doc)) document.onSaved(json.doc)
  if (document && answer.status === 409 && isLate(json)) document.onLate()
  return answer
}

/** Drops a rendered state that was requested before rows moved. It names rows by position, and would end up in the wrong ones. */
async function sendDrawing(call: typeof fetch, input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  const before = readDrawings()
  const answer = await call(input, init)
  if (before !== null && readDrawings() !== before) throw new DOMException('The form was drawn with other rows meanwhile.', 'AbortError')
  return answer
}

const readJson = (answer: Response): Promise<unknown> =>
  answer
    .clone()
    .json()
    .catch(() => null)

function isLate(json: unknown): boolean {
  const errors = isRecord(json) && Array.isArray(json.errors) ? json.errors : []
  return errors.some((error: unknown) => isRecord(error) && isRecord(error.data) && typeof error.data.newest === 'string')
}

/**
 * Watches the calls with which Payload's screens save, delete and upload. Shows why one was refused until the list is closed (EDT-03,
 * EDT-04), and closes it once the same document is saved. Asks about the links to a page before it leaves its address (EDT-19). Returns a function that stops watching.
 */
export function watchCalls(): () => void {
  const original = window.fetch
  const watched: typeof fetch = async (input, init) => {
    const method = (init?.method ?? 'GET').toUpperCase()
    const address = typeof input === 'string' && URL.canParse(input, window.location.origin) ? new URL(input, window.location.origin) : null
    const isOwn = address?.origin === window.location.origin && new Headers(init?.headers).has(PAYLOAD_CALL)
    if (address && method === 'POST' && new Headers(init?.headers).has('next-action')) return sendDrawing(original, input, init)
    if (address && isOwn && isPhoneChoice(address.pathname, method))
      return original(input, await keepWideChoice(original, address.pathname, init))
    const asks = address?.origin === window.location.origin && mayLeave(address, method)
    const call = asks ? withQuestion(original) : original
    if (!address || !isOwn || READS.has(method) || !DOCUMENT.test(address.pathname)) return call(input, init)
    const path = address.pathname
    const answer =
      refuseFile(path, init?.body) ?? (await (asks ? holdSaves(sendSave(call, path, input, init)) : sendSave(call, path, input, init)))
    if (answer.ok) closeProblem(path)
    else if (!isCancelled(answer)) reportProblem(path, readSaveProblem(answer.status, await readJson(answer)))
    return answer
  }
  window.fetch = watched
  return () => {
    if (window.fetch === watched) window.fetch = original
  }
}
