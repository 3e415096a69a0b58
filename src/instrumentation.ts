const SYNC_EVERY_MS = 1_000

/** Runs once in every server process, before the first request. Starts to read the routing data of the sites and to listen for changes. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const [
    { siteState },
    { providePagePolicy },
    { startJobs },
    { getSearchEngine },
    { keepIndexInSync },
    { logger },
    { provideFallback },
    { provideStoredPages },
  ] = await Promise.all([
    import('@/server/routing/site-state'),
    import('@/server/cache/page-policy'),
    import('@/server/process/payload-client'),
    import('@/server/search/get-search-engine'),
    import('@/server/search/keep-index-in-sync'),
    import('@/server/process/log'),
    import('@/app/http/fallback-answer'),
    import('@/server/cache/find-stored-page'),
  ])
  providePagePolicy()
  // In development Next.js shows the error.
  if (process.env.NODE_ENV === 'production') provideFallback()
  provideStoredPages()
  siteState()
  // Warms up for the first visitor, and delivers leads even if nobody opens the admin. If the database is unavailable, the first request
  // that needs it retries.
  startJobs().catch((error: unknown) => logger.warn({ reason: String(error) }, 'the CMS is not ready yet'))
  keepIndexInSync(getSearchEngine(), SYNC_EVERY_MS, (error) =>
    logger.warn({ reason: String(error) }, 'the search engine can’t be brought up to date'),
  )
}
