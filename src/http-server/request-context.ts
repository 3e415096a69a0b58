import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptRequestId, REQUEST_CONTEXT, REQUEST_ID_HEADER, type RequestContext } from '@/domain/http/request-id'

const requests = new AsyncLocalStorage<RequestContext>()

/** Lets the site's logger read the request in progress. */
export function shareRequestContext(): void {
  Reflect.set(globalThis, Symbol.for(REQUEST_CONTEXT), requests)
}

/** Returns a request's id, which is in its response and in all of its log lines (REL-05). */
export function takeRequestId({ headers }: IncomingMessage, trustedProxies: number): string {
  return acceptRequestId(headers[REQUEST_ID_HEADER], trustedProxies) ?? randomUUID()
}

/** Runs a request's handler under the request's id. */
export function runWithRequestId(requestId: string, request: IncomingMessage, response: ServerResponse, run: () => void): void {
  request.headers[REQUEST_ID_HEADER] = requestId
  response.setHeader(REQUEST_ID_HEADER, requestId)
  requests.run({ requestId }, run)
}
