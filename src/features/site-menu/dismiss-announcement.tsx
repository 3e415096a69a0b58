'use client'

import { IconButton } from '@/ui/primitives/button/button'
import { DISMISSED_COOKIE } from '@/ui/pages/announcement-bar/hide-dismissed'

/** Stores the announcement's key in a session cookie. Without cookies the bar is hidden until the next page. */
function rememberDismissal(key: string): void {
  document.cookie = `${DISMISSED_COOKIE}=${key}; path=/; samesite=lax`
}

/** Button that hides the surrounding announcement bar in every tab until the browser session ends or the text changes (NAV-12). */
export function DismissAnnouncement() {
  return (
    <IconButton
      icon="close"
      label="Dismiss announcement"
      size={18}
      className="-mr-[min(0.75rem,16px)] shrink-0"
      onClick={(event) => {
        const bar = event.currentTarget.closest('[data-announcement]')
        if (!(bar instanceof HTMLElement)) return
        rememberDismissal(bar.dataset.announcement ?? '')
        bar.hidden = true
        document.querySelector<HTMLElement>('[data-site-header] a, [data-site-header] button')?.focus()
      }}
    />
  )
}
