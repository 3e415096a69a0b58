import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { checkBodyLength } from '@/domain/http/body-limit'
import { readCallerAddress } from '@/domain/http/caller-address'
import { checkRequest } from '@/domain/http/check-request'
import { isNotFoundPage } from '@/domain/http/not-found-page'
import { REQUEST_ID_HEADER } from '@/domain/http/request-id'
import { type HostKind, listSecurityHeaders } from '@/domain/http/security-headers'
import { isPlatformHost, isPreviewHost, normaliseHost } from '@/domain/tenant/hosts'
import { compressResponse } from './compress-response'
import { LargeBodies } from './large-bodies'
import { explainBody, explainRequest, NO_HOST, type Refusal, SIGN_IN_FIRST, TOO_MANY_FILES, writeRefusal } from './refusal'
import { PageServer } from './page-server/page-server'
import { StaticFiles } from './page-server/static-files'
import { runWithRequestId, shareRequestContext, takeRequestId } from './request-context'
import { limitBodyTime } from './slow-body'
import { replaceFailedResponse } from './fallback-response'
import { carriesStaffToken } from './staff-token'

export type ListenerSettings = {
  baseDomain: string
  isHttps: boolean
  trustedProxies: number
  /** PAYLOAD_SECRET */
  secret: string
  /** Absolute paths of the build and of the public files, which are served from memory. */
  buildFolder: string
  publicFolder: string
  /** Time in which the body of a form or a call must have arrived, in milliseconds. Staff's files may take longer. */
  bodyTimeMs: number
}

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Headers that control Next.js, or that only our own proxy may set. A nonce from a visitor's Content-Security-Policy would be stored in a
 * page for everybody.
 */
const NOT_FROM_OUTSIDE =
  /^(?:content-security-policy(?:-report-only)?|x-forwarded-(?:host|port|server)|forwarded|x-real-ip|next-resume(?:-state-length)?|x-middleware-.*|x-invoke-.*|x-matched-path|x-now-route-matches|x-nextjs-data)$/

function cleanHeaders(request: IncomingMessage, { trustedProxies }: ListenerSettings): void {
  const { headers } = request
  for (const name of Object.keys(headers)) if (NOT_FROM_OUTSIDE.test(name)) delete headers[name]
  if (trustedProxies === 0) delete headers['x-forwarded-proto']
  const forwardedFor = headers['x-forwarded-for']
  // from here on the header contains only the caller's address
  headers['x-forwarded-for'] = readCallerAddress({
    forwardedFor: Array.isArray(forwardedFor) ? forwardedFor.join() : (forwardedFor ?? null),
    peer: request.socket.remoteAddress ?? '',
    trustedProxies,
  })
}

function nameHost(request: IncomingMessage, baseDomain: string): HostKind {
  const host = normaliseHost(request.headers.host)
  if (host === null) return 'unknown'
  if (isPreviewHost(host, baseDomain)) return 'preview'
  return isPlatformHost(host, baseDomain) ? 'platform' : 'site'
}

/** Reports in one header of our own whether a page came from the cache, and removes those in which Next.js describes its internals. */
function replaceInternalHeaders(response: ServerResponse): void {
  const cache = response.getHeader('x-nextjs-cache')
  if (typeof cache === 'string') response.setHeader('X-Cache', cache)
  for (const name of response.getHeaderNames()) if (name.startsWith('x-nextjs-')) response.removeHeader(name)
}

/** Sets the headers of every response, and refuses invalid requests before Next.js sees them (SEC-11, SEC-18, SEC-21, SEC-25). */
export function createRequestListener(settings: ListenerSettings, handle: Handle): RequestListener {
  const largeBodies = new LargeBodies()
  const listHeaders = (host: HostKind, path: string) => listSecurityHeaders({ host, path, isHttps: settings.isHttps })
  const pageServer = new PageServer({
    nameHost: (request) => nameHost(request, settings.baseDomain),
    listSecurityHeaders: listHeaders,
    files: new StaticFiles(settings.buildFolder, settings.publicFolder, listHeaders),
  })

  async function refuse(request: IncomingMessage, response: ServerResponse, pathname: string, host: HostKind): Promise<Refusal | null> {
    const { method = '', url = '', headers } = request
    // sites have no server actions
    const isAction = host !== 'site' && headers['next-action'] !== undefined
    const line = explainRequest(checkRequest({ method, url, isAction }))
    if (line) return line
    const contentLength = headers['content-length'] ?? null
    const transferEncoding = headers['transfer-encoding'] ?? null
    const verdict = checkBodyLength({ pathname, isPlatform: host === 'platform', contentLength, transferEncoding })
    if (verdict.kind === 'fine' && contentLength !== null) limitBodyTime(request, response, settings.bodyTimeMs, host === 'platform')
    if (verdict.kind !== 'staffOnly') return explainBody(verdict)
    if (!(await carriesStaffToken(headers, settings.secret))) return SIGN_IN_FIRST
    const giveBack = largeBodies.reserve(Number(contentLength))
    if (!giveBack) return TOO_MANY_FILES
    response.once('close', giveBack)
    return null
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = nameHost(request, settings.baseDomain)
    const [path = ''] = (request.url ?? '').split('?')
    const headers = listHeaders(host, path)
    onHeaders(response, () => {
      // set last, because Next.js adds a stored page's policy to an existing one
      for (const [name, value] of headers) if (!response.hasHeader(name)) response.setHeader(name, value)
      if (response.statusCode === 200 && isNotFoundPage(response.getHeader('x-middleware-rewrite'))) response.statusCode = 404
      response.removeHeader('x-middleware-rewrite')
      if (host === 'site' && request.headers.rsc === undefined) replaceInternalHeaders(response)
    })
    // after the headers above, so that replaced responses get them too
    if (host === 'site') replaceFailedResponse(request, response)
    const refusal = request.headers.host === undefined ? NO_HOST : await refuse(request, response, path, host)
    if (refusal) return writeRefusal(request, response, refusal, host === 'platform')
    cleanHeaders(request, settings)
    compressResponse(request, response)
    await handle(request, response)
  }

  const answerOrFail: RequestListener = (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
      response.end(response.headersSent ? undefined : 'Something went wrong. Please try again.')
    })
  }
  shareRequestContext()
  return (request, response) => {
    const requestId = takeRequestId(request, settings.trustedProxies)
    if (pageServer.answer(request, response, [REQUEST_ID_HEADER, requestId])) return
    runWithRequestId(requestId, request, response, () => answerOrFail(request, response))
  }
}
