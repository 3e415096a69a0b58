import { randomBytes } from 'node:crypto'
import { NextResponse, type NextRequest } from 'next/server'
import { writeAdminPolicy, writeSitePolicy } from '@/domain/http/content-security-policy'
import { framingOrigins, previewOrigin } from '@/domain/tenant/hosts'
import { hashScript, listAdminOrigins } from '@/server/cache/page-policy'
import { readHosting } from '@/server/routing/hosting'
import { HIDE_DISMISSED_SCRIPT } from '@/ui/pages/announcement-bar/hide-dismissed'
import { OPEN_LAYOUT_SCRIPT } from '@/ui/pages/search-results/open-layout'

export const POLICY = 'content-security-policy'
/** The inline scripts of a site that are not from Next.js and so have no nonce. */
const OWN_SCRIPTS = [HIDE_DISMISSED_SCRIPT, OPEN_LAYOUT_SCRIPT].map(hashScript)
/** A draft may run scripts and open windows, but not navigate the window around it. */
const SANDBOX = 'sandbox allow-same-origin allow-scripts allow-forms allow-popups'

const newNonce = () => randomBytes(16).toString('base64url')
const isHttps = () => readHosting().scheme === 'https'

/**
 * Forwards a request with the policy of a page that is rendered per request. Next.js reads the nonce from the request's header and adds it
 * to its scripts. The development server has no policy, because React needs eval there.
 */
function passOn(request: NextRequest, target: URL | null, policy: string): NextResponse {
  const headers = new Headers(request.headers)
  headers.delete(POLICY)
  const isDevelopment = process.env.NODE_ENV === 'development'
  if (!isDevelopment) headers.set(POLICY, policy)
  const options = { request: { headers } }
  const response = target ? NextResponse.rewrite(target, options) : NextResponse.next(options)
  if (!isDevelopment) response.headers.set(POLICY, policy)
  return response
}

/**
 * Forwards a request for a site's page that is rendered per request. @param vendors Origins of the tenant's analytics and chat services.
 */
export function passOnSitePage(request: NextRequest, target: URL, vendors: readonly string[]): NextResponse {
  const inline = { nonce: newNonce(), hashes: OWN_SCRIPTS }
  return passOn(request, target, writeSitePolicy({ inline, vendors, framedBy: listAdminOrigins(), isHttps: isHttps() }))
}

/** Forwards a request for a page of the admin, or for the platform's page with a target. */
export function passOnAdminPage(request: NextRequest, target: URL | null): NextResponse {
  const previews = previewOrigin(request.headers.get('host'), readHosting())
  return passOn(request, target, writeAdminPolicy({ nonce: newNonce(), previews, isHttps: isHttps() }))
}

/** Forwards a request for a draft (SEC-08). @param isFramed Whether the admin shows it in an iframe. Nobody may frame a shared draft. */
export function passOnDraft(request: NextRequest, { isFramed }: { isFramed: boolean }): NextResponse {
  const inline = { nonce: newNonce(), hashes: OWN_SCRIPTS }
  const framedBy = isFramed ? framingOrigins(request.headers.get('host'), readHosting()) : []
  return passOn(request, null, `${writeSitePolicy({ inline, vendors: [], framedBy, isHttps: isHttps() })}; ${SANDBOX}`)
}
