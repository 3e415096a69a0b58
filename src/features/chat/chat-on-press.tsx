'use client'

import { useEffect } from 'react'
import type { ChatProvider } from '@/domain/switches/json-fields'

/**
 * Makes the page's 'Instant Message' links open the site's chat (VDP-06). Nothing of the service is fetched before one is pressed; when it can't be had,
 * the link leads to the enquiry, as it does without scripts.
 */
export function ChatOnPress({ provider }: { provider: ChatProvider }) {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-chat]') : null
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      // before the enquiry's own form hears of it
      event.stopPropagation()
      import('./open-chat')
        .then(({ openChat }) => openChat(provider))
        .catch((error: unknown) => {
          console.warn(error)
          window.location.hash = link.hash
        })
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [provider])
  return null
}
