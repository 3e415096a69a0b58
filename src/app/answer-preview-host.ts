import { NextResponse, type NextRequest } from 'next/server'
import { framingOrigins, previewOrigin } from '@/domain/tenant/hosts'
import { readHosting } from '@/server/hosting'

const PREVIEWS = '/preview/'
const SHARED_DRAFTS = '/shared/'
/** Calls that blocks of a draft make and that need no tenant; Payload's own API is not among them. */
const CALLS = ['/api/postcodes']

/** The page may run its scripts and open windows, but not send the window around it elsewhere. */
const SANDBOX = 'sandbox allow-same-origin allow-scripts allow-forms allow-popups'

/** Whether a path is answered on the host of previews alone. */
export function isDraftPath(pathname: string): boolean {
  return pathname.startsWith(PREVIEWS) || pathname.startsWith(SHARED_DRAFTS)
}

/** Headers of previews and shared drafts: who may frame them, and no referrer, because their address holds a ticket (SEC-08). */
function previewHeaders({ headers, nextUrl }: NextRequest): Record<string, string> {
  const framedBy = nextUrl.pathname.startsWith(PREVIEWS) ? framingOrigins(headers.get('host'), readHosting()).join(' ') : "'none'"
  return { 'content-security-policy': `frame-ancestors ${framedBy}; ${SANDBOX}`, 'referrer-policy': 'no-referrer' }
}

/** The answer on the host of previews, where drafts are drawn and nothing else is; null for what is not there (SEC-08). */
export function answerPreviewHost(request: NextRequest): NextResponse | null {
  const { pathname } = request.nextUrl
  if (isDraftPath(pathname)) return NextResponse.next({ headers: previewHeaders(request) })
  return CALLS.includes(pathname) ? NextResponse.next() : null
}

/** The platform's host draws no drafts. Shared links that were sent out with its address lead to the host of previews; null for the rest (SEC-08). */
export function redirectSharedDraft({ headers, nextUrl }: NextRequest): NextResponse | null {
  if (!nextUrl.pathname.startsWith(SHARED_DRAFTS)) return null
  const origin = previewOrigin(headers.get('host'), readHosting())
  return NextResponse.redirect(`${origin}${nextUrl.pathname}`, { status: 307, headers: { 'referrer-policy': 'no-referrer' } })
}
