import { NextResponse, type NextRequest } from 'next/server'
import { writeAwayPage } from '@/app/http/away-page'
import { answerPreviewHost, isDraftPath, redirectSharedDraft } from '@/app/http/answer-preview-host'
import { passOnAdminPage, passOnSitePage, POLICY } from '@/app/http/page-policies'
import { isSameSite } from '@/app/http/same-site'
import { isCallPath } from '@/contract/calls'
import { toRefusalBody } from '@/domain/http/refusal'
import { writeRobots } from '@/domain/seo/robots'
import { isPlatformHost, isPreviewHost, normaliseHost } from '@/domain/tenant/hosts'
import { findMediaFile } from '@/domain/tenant/media-path'
import { env } from '@/env'
import { TIME_TRAVEL_COOKIE } from '@/server/routing/page-key'
import { pageCache } from '@/server/cache/page-cache'
import { siteState } from '@/server/routing/site-state'
import { isRenderedPerRequest, toSitePath } from '@/server/routing/to-site-path'
import { mayServeFile } from '@/server/media/may-serve'
import { readClock } from '@/server/time/now'

export const config = { matcher: ['/((?!_next/static/).*)'] }

/** Files that are the same on every host. */
const SHARED = ['/demo-media/', '/fonts/', '/icons/', '/makes/', '/_next/image']
/** Where the forms of a site are sent. */
const LEADS = '/api/leads'
const ROBOTS = '/robots.txt'
const START_LIMIT_MS = 5_000
/** Rooms that only the proxy itself leads to. */
const INTERNAL = /^\/(sites|platform)(\/|$)/i
/** The workbench of those who develop blocks (SEC-22). */
const WORKBENCH = /^\/dev(\/|$)/i

const refuse404 = (message: string) => NextResponse.json(toRefusalBody(404, message), { status: 404 })

function plainNotFound(): NextResponse {
  const body =
    '<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No site here</title><p>There is no site at this address.'
  return new NextResponse(body, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** A process that has just started answers its first visitors a little later, not with an error. */
async function isReadySoon(ready: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), START_LIMIT_MS)
  })
  return Promise.race([ready.then(() => true), tooLate]).finally(() => clearTimeout(timer))
}

/** The process has not read its sites yet, or cannot: the database is away (REL-11). */
function notReady({ nextUrl }: NextRequest): NextResponse {
  const headers = { 'retry-after': '5', 'cache-control': 'no-store' }
  if (nextUrl.pathname.startsWith('/api/'))
    return NextResponse.json(toRefusalBody(503, 'The site is starting. Please try again in a moment.'), { status: 503, headers })
  return new NextResponse(writeAwayPage(null, { kind: 'load' }), {
    status: 503,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  })
}

function isUnder(pathname: string, prefixes: string[]): boolean {
  return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`))
}

/** Bytes that are no text would fail where a call reads its address. */
function isReadable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

/** @param origin Where the site's map is; null where search engines have nothing to look for. */
function answerRobots(origin: string | null): NextResponse {
  return new NextResponse(writeRobots(origin), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

/** Calls that change something; pages of a tenant's host count as the same site to a browser, which then sends the staff's cookie along. */
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
  if (pathname.startsWith('/api/')) return NextResponse.next()
  return passOnAdminPage(request, pathname === '/' ? new URL('/platform', request.url) : null)
}

/** A page that is stored for everybody has its policy stored with it. A nonce in a visitor's header would be written into it. */
function rewriteToStored(request: NextRequest, url: URL): NextResponse {
  if (!request.headers.has(POLICY)) return NextResponse.rewrite(url)
  const headers = new Headers(request.headers)
  headers.delete(POLICY)
  return NextResponse.rewrite(url, { request: { headers } })
}

/** A site shows the files of its own tenant (SEC-23); null for any other address. */
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

/** Host → tenant, and nothing else: the answer is a page kept per tenant, epoch and path (docs/decisions/0003). */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const media = await answerMedia(request)
  if (media) return media
  if (isUnder(pathname, SHARED) || pathname === '/api/health') return NextResponse.next()
  // only Host is trusted: anybody can send the forwarded ones
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
  // on the platform's host the same address is the collection of leads
  if (pathname === LEADS) return NextResponse.rewrite(new URL('/api/enquiries', request.url))
  const isCall = isCallPath(pathname) && isReadable(pathname)
  if (pathname.startsWith('/api/')) return isCall ? NextResponse.next() : refuse404('There is no such call.')
  if (pathname === ROBOTS) return answerRobots(new URL(site.origin).hostname === host ? site.origin : null)
  // the gauge of a car is below the car's own page (API-02), and feeds have an address that only platforms are given (SEO-05)
  if (isCall) return NextResponse.rewrite(new URL(`/api${pathname}`, request.url))
  const ticket = request.cookies.get(TIME_TRAVEL_COOKIE)?.value
  const target = toSitePath({ site, state, url: request.nextUrl, ticket, now: readClock() })
  if (target.kind === 'redirect') return NextResponse.redirect(new URL(target.to, site.origin), target.status)
  const url = request.nextUrl.clone()
  url.pathname = target.pathname
  url.search = target.search
  const response = isRenderedPerRequest(target.pathname) ? passOnSitePage(request, url, site.vendors) : rewriteToStored(request, url)
  // browsers ask again each time and get a 304: neither they nor a CDN may keep what a publish can change
  response.headers.set('cache-control', 'private, max-age=0, must-revalidate')
  return response
}
