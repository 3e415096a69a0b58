import { NextResponse, type NextRequest } from 'next/server'
import { ALL_CALLS } from '@/contract/calls'
import { previewOrigin } from '@/domain/tenant/hosts'
import { readHosting } from '@/server/routing/hosting'
import { passOnDraft } from './page-policies'

const PREVIEWS = '/preview/'
const SHARED_DRAFTS = '/shared/'
/** Calls that blocks of a draft make and that need no tenant; Payload's own API is not among them. */
const CALLS: readonly string[] = ALL_CALLS.filter(({ audience }) => audience === 'anyone').map(({ path }) => path)

/** Whether a path is answered on the host of previews alone. */
export function isDraftPath(pathname: string): boolean {
  return pathname.startsWith(PREVIEWS) || pathname.startsWith(SHARED_DRAFTS)
}

/** The answer on the host of previews, where drafts are drawn and nothing else is; null for what is not there (SEC-08). */
export function answerPreviewHost(request: NextRequest): NextResponse | null {
  const { pathname } = request.nextUrl
  if (isDraftPath(pathname)) return passOnDraft(request, { isFramed: pathname.startsWith(PREVIEWS) })
  return CALLS.includes(pathname) ? NextResponse.next() : null
}

/** The platform's host draws no drafts. Shared links that were sent out with its address lead to the host of previews; null for the rest (SEC-08). */
export function redirectSharedDraft({ headers, nextUrl }: NextRequest): NextResponse | null {
  if (!nextUrl.pathname.startsWith(SHARED_DRAFTS)) return null
  const origin = previewOrigin(headers.get('host'), readHosting())
  return NextResponse.redirect(`${origin}${nextUrl.pathname}`, { status: 307, headers: { 'referrer-policy': 'no-referrer' } })
}
