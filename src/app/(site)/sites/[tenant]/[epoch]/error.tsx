'use client'

import { lazy, Suspense } from 'react'

// fetched when something fails: every page names this file
const ErrorView = lazy(() => import('@/ui/not-found/error-view').then((module) => ({ default: module.ErrorView })))

/** A fault of ours below the site's frame: its header and footer stay. */
export default function SiteError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <Suspense>
      <ErrorView onRetry={reset} reference={error.digest} />
    </Suspense>
  )
}
