'use client'

import { useEffect } from 'react'
import { type MenuOpenMode, startDropdowns } from './dropdown-behaviour'

/** The header's behaviour without its markup: that stays the server's and is never sent as scripts. */
export function SiteMenuBehaviour({ openMode }: { openMode: MenuOpenMode }) {
  useEffect(() => {
    const listening = new AbortController()
    startDropdowns(openMode, listening.signal)
    return () => listening.abort()
  }, [openMode])
  return null
}
