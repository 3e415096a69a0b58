import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptRequestId, REQUEST_CONTEXT, REQUEST_ID_HEADER, type RequestContext } from '@/domain/http/request-id'

const requests = new AsyncLocalStorage<RequestContext>()

/** Lets the site's logger read the request in progress. */
export function shareRequestContext(): void {
  Reflect.set(globalThis, Symbol.for(REQUEST_CONTEXT), requests)
}

/** Runs the answering of a request under its id, which its answer and all its log lines carry (REL-05). */
export function runWithRequestId(request: IncomingMessage, response: ServerResponse, trustedProxies: number, run: () => void): void {
  const requestId = acceptRequestId(request.headers[REQUEST_ID_HEADER], trustedProxies) ?? randomUUID()
  request.headers[REQUEST_ID_HEADER] = requestId
  response.setHeader(REQUEST_ID_HEADER, requestId)
  requests.run({ requestId }, run)
}
