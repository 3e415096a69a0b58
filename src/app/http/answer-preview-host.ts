import { NextResponse, type NextRequest } from 'next/server'
import { ALL_CALLS } from '@/contract/calls'
import { previewOrigin } from '@/domain/tenant/hosts'
import { readHosting } from '@/server/routing/hosting'
import { passOnDraft } from './page-policies'

const PREVIEWS = '/preview/'
const SHARED_DRAFTS = '/shared/'
/** Calls that a draft's blocks make and that need no tenant. Payload's API is not allowed. */
const CALLS: readonly string[] = ALL_CALLS.filter(({ audience }) => audience === 'anyone').map(({ path }) => path)

/** Checks whether a path is only available on the preview host. */
export function isDraftPath(pathname: string): boolean {
  return pathname.startsWith(PREVIEWS) || pathname.startsWith(SHARED_DRAFTS)
}

/** Handles a request to the preview host, which only serves drafts. Returns null for other paths (SEC-08). */
export function answerPreviewHost(request: NextRequest): NextResponse | null {
  const { pathname } = request.nextUrl
  if (isDraftPath(pathname)) return passOnDraft(request, { isFramed: pathname.startsWith(PREVIEWS) })
  return CALLS.includes(pathname) ? NextResponse.next() : null
}

/**
 * Redirects shared links with the platform's host to the preview host, because the platform's host serves no drafts. Returns null for other
 * paths (SEC-08).
 */
export function redirectSharedDraft({ headers, nextUrl }: NextRequest): NextResponse | null {
  if (!nextUrl.pathname.startsWith(SHARED_DRAFTS)) return null
  const origin = previewOrigin(headers.get('host'), readHosting())
  return NextResponse.redirect(`${origin}${nextUrl.pathname}`, { status: 307, headers: { 'referrer-policy': 'no-referrer' } })
}
