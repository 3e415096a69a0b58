'use client'

import { useEffect } from 'react'
import { type MenuOpenMode, startDropdowns } from './dropdown-behaviour'
import { markCurrentPage } from './mark-current-page'

/** Behaviour of the header. Its markup comes from the server and isn't part of the script. */
export function SiteMenuBehaviour({ openMode }: { openMode: MenuOpenMode }) {
  useEffect(() => {
    const listening = new AbortController()
    startDropdowns(openMode, listening.signal)
    markCurrentPage()
    // Loaded after the first paint, and only on sites whose hours are known.
    if (document.querySelector('[data-open]'))
      void import('./follow-openings').then(({ followOpenings }) => followOpenings(document, listening.signal))
    return () => listening.abort()
  }, [openMode])
  return null
}
