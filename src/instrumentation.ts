const SETTLE_EVERY_MS = 1_000

/** Runs once in every server process, before the first request: reading the maps of the sites and listening for changes begin. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const [
    { siteState },
    { providePagePolicy },
    { startJobs },
    { getSearchEngine },
    { keepSettled },
    { logger },
    { provideStandIn },
    { provideStoredPages },
  ] = await Promise.all([
    import('@/server/routing/site-state'),
    import('@/server/cache/page-policy'),
    import('@/server/payload-client'),
    import('@/server/search/get-search-engine'),
    import('@/server/search/keep-settled'),
    import('@/server/log/log'),
    import('@/app/http/away-answer'),
    import('@/server/cache/find-stored-page'),
  ])
  providePagePolicy()
  // in development Next.js shows what failed
  if (process.env.NODE_ENV === 'production') provideStandIn()
  provideStoredPages()
  siteState()
  // warm for the first visitor, and leads are delivered though nobody opens the admin; when the database is away, the first request that
  // needs it tries again
  startJobs().catch((error: unknown) => logger.warn({ reason: String(error) }, 'the CMS is not ready yet'))
  keepSettled(getSearchEngine(), SETTLE_EVERY_MS, (error) =>
    logger.warn({ reason: String(error) }, 'the search engine can’t be brought up to date'),
  )
}
