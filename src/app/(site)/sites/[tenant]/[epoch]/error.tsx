'use client'

import { lazy, Suspense } from 'react'

// Lazy, because every page references this file.
const Fault = lazy(() => import('@/ui/pages/not-found/fault').then(({ Fault: View }) => ({ default: View })))

/** An unexpected error. The site's header and footer stay visible. */
export default function SiteError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <Suspense>
      <Fault {...props} />
    </Suspense>
  )
}
