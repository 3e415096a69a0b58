'use client'

import { useEffect } from 'react'
import type { ChatProvider } from '@/domain/switches/json-fields'

/**
 * Makes 'Instant Message' links open the site's chat (VDP-06). Nothing is fetched from the provider before a press. When the chat can't
 * load, or without JavaScript, the link leads to the enquiry.
 */
export function ChatOnPress({ provider }: { provider: ChatProvider }) {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-chat]') : null
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      // Keep the enquiry's own click handler from running.
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
