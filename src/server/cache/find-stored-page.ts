import { isCallPath } from '@/contract/calls'
import { FIND_STORED_PAGE_KEY, type FindStoredPage } from '@/domain/http/stored-page'
import { normaliseHost } from '@/domain/tenant/hosts'
import { siteState } from '../routing/site-state'
import { isRenderedPerRequest, toSitePath } from '../routing/to-site-path'
import { readClock } from '../process/now'
import { pageCache } from './page-cache'
import { processGlobal } from './process-global'

/**
 * Finds the stored page that answers a request, by the same steps as the proxy: host, site, inner path of this second, cache (PERF-08). Nothing is awaited,
 * so a page that is outdated can't be found. Redirects, pages that read parameters and pages that are not stored yet are left to Next.js.
 */
const findStoredPage: FindStoredPage = ({ host, url }) => {
  const state = siteState()
  const name = normaliseHost(host)
  const site = name === null || !state.isReady ? undefined : state.byHost.get(name)
  if (!site) return null
  const address = new URL(url, 'http://site')
  if (isCallPath(address.pathname)) return null
  const target = toSitePath({ site, state, url: address, ticket: undefined, now: readClock() })
  if (target.kind !== 'page' || target.search !== '' || isRenderedPerRequest(target.pathname)) return null
  return pageCache()?.findPage(target.pathname) ?? null
}

/** Lets the HTTP server in front of Next.js answer stored pages. */
export function provideStoredPages(): void {
  processGlobal<FindStoredPage>(FIND_STORED_PAGE_KEY).value = findStoredPage
}
