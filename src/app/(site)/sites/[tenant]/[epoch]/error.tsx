'use client'

import { ErrorView } from '@/ui/not-found/error-view'

/** A fault of ours below the site's frame: its header and footer stay. */
export default function SiteError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <ErrorView onRetry={reset} reference={error.digest} />
}
