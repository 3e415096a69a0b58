'use client'

import { lazy, Suspense } from 'react'

// fetched when something fails: every page names this file
const Fault = lazy(() => import('@/ui/pages/not-found/fault').then(({ Fault: View }) => ({ default: View })))

/** A fault of ours below the site's frame: its header and footer stay. */
export default function SiteError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <Suspense>
      <Fault {...props} />
    </Suspense>
  )
}
