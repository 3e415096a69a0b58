'use client'

import { type ReactNode, useEffect, useState } from 'react'

/** Has the search overlay (LOOK-04). What opens it is loaded after the first paint; until then the header's button is a link to the results. */
export function SearchOverlayHost() {
  const [overlay, setOverlay] = useState<ReactNode>(null)
  useEffect(() => {
    const listening = new AbortController()
    import('./listen-for-search').then(({ listenForSearch }) => listenForSearch(setOverlay, listening.signal)).catch(() => {})
    return () => listening.abort()
  }, [])
  return overlay
}
