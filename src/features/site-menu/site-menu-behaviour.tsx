'use client'

import { useEffect } from 'react'
import { type MenuOpenMode, startDropdowns } from './dropdown-behaviour'
import { markCurrentPage } from './mark-current-page'

/** The header's behaviour without its markup: that stays the server's and is never sent as scripts. */
export function SiteMenuBehaviour({ openMode }: { openMode: MenuOpenMode }) {
  useEffect(() => {
    const listening = new AbortController()
    startDropdowns(openMode, listening.signal)
    markCurrentPage()
    return () => listening.abort()
  }, [openMode])
  return null
}
