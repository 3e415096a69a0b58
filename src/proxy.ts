import { NextResponse, type NextRequest } from 'next/server'
import { writeFallbackPage } from '@/app/http/fallback-page'
import { answerPreviewHost, isDraftPath, redirectSharedDraft } from '@/app/http/answer-preview-host'
import { passOnAdminPage, passOnSitePage, POLICY } from '@/app/http/page-policies'
import { isSameSite } from '@/app/http/same-site'
import { isCallPath } from '@/contract/calls'
import { toRefusalBody } from '@/domain/http/refusal'
import { SECURITY_TXT_PATH, writeSecurityTxt } from '@/domain/http/security-txt'
import { writeRobots } from '@/domain/seo/robots'
import { adminOrigin, isPlatformHost, isPreviewHost, normaliseHost } from '@/domain/tenant/hosts'
import { findMediaFile } from '@/domain/tenant/media-path'
import { env } from '@/env'
import { TIME_TRAVEL } from '@/server/routing/page-key'
import { pageCache } from '@/server/cache/page-cache'
import { siteState } from '@/server/routing/site-state'
import { isAskedAgain } from '@/server/routing/popular-searches'
import { isRenderedPerRequest, toSitePath } from '@/server/routing/to-site-path'
import { mayServeFile } from '@/server/media/may-serve'
import { readHosting } from '@/server/routing/hosting'
import { readClock } from '@/server/process/now'

export const config = { matcher: ['/((?!_next/static/).*)'] }

/** Files that are the same on every host. */
const SHARED = ['/demo-media/', '/fonts/', '/icons/', '/makes/', '/_next/image']
/** The address for a site's forms. */
const LEADS = '/api/leads'
const ROBOTS = '/robots.txt'
const START_LIMIT_MS = 5_000
/** Paths that only the proxy itself may rewrite to. */
const INTERNAL = /^\/(sites|platform)(\/|$)/i
/** The workbench for developers of blocks (SEC-22). */
const WORKBENCH = /^\/dev(\/|$)/i

const refuse404 = (message: string) => NextResponse.json(toRefusalBody(404, message), { status: 404 })

function plainNotFound(): NextResponse {
  const body =
    '<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No site here</title><p>There is no site at this address.'
  return new NextResponse(body, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** Waits for a process that is starting, so that its first visitors get a late response and not an error. */
async function isReadySoon(ready: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), START_LIMIT_MS)
  })
  return Promise.race([ready.then(() => true), tooLate]).finally(() => clearTimeout(timer))
}

/** The response while the process has not read its sites, or can't because the database is unavailable (REL-11). */
function notReady({ nextUrl }: NextRequest): NextResponse {
  const headers = { 'retry-after': '5', 'cache-control': 'no-store' }
  if (nextUrl.pathname.startsWith('/api/'))
    return NextResponse.json(toRefusalBody(503, 'The site is starting. Please try again in a moment.'), { status: 503, headers })
  return new NextResponse(writeFallbackPage(null, { kind: 'load' }), {
    status: 503,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  })
}

function isUnder(pathname: string, prefixes: string[]): boolean {
  return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`))
}

/** Checks whether a path decodes to valid text. Calls would fail on others. */
function isReadable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

const TEXT = { 'content-type': 'text/plain; charset=utf-8' }

/** Responds with the operator's contact for security reports, if there is one (SEC-26). */
function answerSecurityTxt({ headers }: NextRequest): NextResponse {
  const { SECURITY_CONTACT } = env()
  if (SECURITY_CONTACT === undefined) return plainNotFound()
  const origin = adminOrigin(headers.get('host'), readHosting())
  return new NextResponse(writeSecurityTxt(SECURITY_CONTACT, origin, readClock()), { headers: TEXT })
}

/** @param origin The origin of the site's sitemap. Null if search engines must not crawl. */
function answerRobots(origin: string | null): NextResponse {
  return new NextResponse(writeRobots(origin), { headers: TEXT })
}

/**
 * Methods that change nothing. For others the origin is checked: to a browser the tenants' hosts are the same site, so it would send the
 * staff's cookie along.
 */
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

function isForeignChange({ method, headers }: NextRequest, pathname: string): boolean {
  return pathname.startsWith('/api/') && !READS.has(method) && !isSameSite(headers)
}

function onPlatform(request: NextRequest, pathname: string): NextResponse {
  if (INTERNAL.test(pathname) || (WORKBENCH.test(pathname) && env().DEV_PAGES === 'off')) return plainNotFound()
  if (isDraftPath(pathname)) return redirectSharedDraft(request) ?? plainNotFound()
  if (isForeignChange(request, pathname))
    return NextResponse.json({ errors: [{ message: 'Changes are made from the admin itself.' }] }, { status: 403 })
  if (pathname === ROBOTS) return answerRobots(null)
  if (pathname === SECURITY_TXT_PATH) return answerSecurityTxt(request)
  if (pathname.startsWith('/api/')) return NextResponse.next()
  return passOnAdminPage(request, pathname === '/' ? new URL('/platform', request.url) : null)
}

/** Rewrites to a page that is stored for everybody, with its policy. A nonce in the visitor's header would be stored in it. */
function rewriteToStored(request: NextRequest, url: URL): NextResponse {
  if (!request.headers.has(POLICY)) return NextResponse.rewrite(url)
  const headers = new Headers(request.headers)
  headers.delete(POLICY)
  return NextResponse.rewrite(url, { request: { headers } })
}

/** Responds with a file if it belongs to the site's tenant (SEC-23). Returns null for other addresses. */
async function answerMedia(request: NextRequest): Promise<NextResponse | null> {
  const { headers, nextUrl } = request
  const file = findMediaFile(nextUrl)
  if (file === null) return null
  const state = siteState()
  const host = headers.get('host')
  if (host !== null && !state.isReady && !(await isReadySoon(state.ready))) return notReady(request)
  const isServed = await mayServeFile(host, file).catch(() => null)
  if (isServed === null) return notReady(request)
  return isServed ? NextResponse.next() : refuse404('There is no such picture here.')
}

/** Maps the host to a tenant and rewrites to a page that is cached per tenant, epoch and path (docs/decisions/0003). */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const media = await answerMedia(request)
  if (media) return media
  if (isUnder(pathname, SHARED) || pathname === '/api/health') return NextResponse.next()
  // Only Host is trusted: clients can set the forwarded headers.
  const host = normaliseHost(request.headers.get('host'))
  const isPlatform = host !== null && isPlatformHost(host, env().BASE_DOMAIN)
  if (isPlatform) return onPlatform(request, pathname)
  if (host !== null && isPreviewHost(host, env().BASE_DOMAIN)) return answerPreviewHost(request) ?? plainNotFound()
  const state = siteState()
  if (!state.isReady && !(await isReadySoon(state.ready))) return notReady(request)
  // changes may have been missed: wait until the sites' maps have been read again
  const cache = pageCache()
  if (cache?.paused) await cache.paused
  const site = host === null ? undefined : state.byHost.get(host)
  if (!site) return plainNotFound()
  // On the platform's host the same address is Payload's collection of leads.
  if (pathname === LEADS) return NextResponse.rewrite(new URL('/api/enquiries', request.url))
  const isCall = isCallPath(pathname) && isReadable(pathname)
  if (pathname.startsWith('/api/')) return isCall ? NextResponse.next() : refuse404('There is no such call.')
  if (pathname === ROBOTS) return answerRobots(new URL(site.origin).hostname === host ? site.origin : null)
  // A vehicle's gauge is below its page (API-02), and feeds have addresses that only advertising platforms know (SEO-05).
  if (isCall) return NextResponse.rewrite(new URL(`/api${pathname}`, request.url))
  const ticket = request.cookies.get(TIME_TRAVEL.name)?.value
  const target = toSitePath({ site, state, url: request.nextUrl, ticket, now: readClock(), isStored: isAskedAgain })
  if (target.kind === 'redirect') return NextResponse.redirect(new URL(target.to, site.origin), target.status)
  const url = request.nextUrl.clone()
  url.pathname = target.pathname
  url.search = target.search
  const response = isRenderedPerRequest(target.pathname) ? passOnSitePage(request, url, site.vendors) : rewriteToStored(request, url)
  // Browsers revalidate each time and get a 304: publishing can change a page, so neither they nor a CDN may reuse it.
  response.headers.set('cache-control', 'private, max-age=0, must-revalidate')
  return response
}
