/** Runs once in every server process, before the first request: reading the maps of the sites and listening for changes begin. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { siteState } = await import('@/server/cache/site-state')
  siteState()
}
