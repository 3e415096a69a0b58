import { isCallPath } from '@/contract/calls'
import { FIND_STORED_PAGE_KEY, type FindStoredPage } from '@/domain/http/stored-page'
import { normaliseHost } from '@/domain/tenant/hosts'
import { siteState } from '../routing/site-state'
import { isRenderedPerRequest, toSitePath } from '../routing/to-site-path'
import { readClock } from '../process/now'
import { pageCache } from './page-cache'
import { processGlobal } from './process-global'

/**
 * Finds the stored page for a request, in the same steps as the proxy: host, site, inner path at this second, cache (PERF-08). It never
 * waits, so it can't return an outdated page. Next.js handles redirects, pages that read parameters, and pages that are not stored yet.
 */
const findStoredPage: FindStoredPage = ({ host, url }) => {
  const state = siteState()
  const name = normaliseHost(host)
  const site = name === null || !state.isReady ? undefined : state.byHost.get(name)
  if (!site) return null
  const address = new URL(url, 'http://site')
  if (isCallPath(address.pathname)) return null
  const target = toSitePath({ site, state, url: address, ticket: undefined, now: readClock(), isStored: () => true })
  if (target.kind !== 'page' || target.search !== '' || isRenderedPerRequest(target.pathname)) return null
  return pageCache()?.findPage(target.pathname) ?? null
}

/** Lets the HTTP server in front of Next.js send stored pages. */
export function provideStoredPages(): void {
  processGlobal<FindStoredPage>(FIND_STORED_PAGE_KEY).value = findStoredPage
}
