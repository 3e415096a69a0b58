'use client'

import { IconButton } from '@/ui/button/button'
import { DISMISSED_KEY } from '@/ui/announcement-bar/hide-dismissed'

/** Keeps the text for the session; a browser that keeps nothing hides the bar until the next page. */
function rememberDismissal(text: string): void {
  try {
    sessionStorage.setItem(DISMISSED_KEY, text)
  } catch {
    return
  }
}

/** Hides the announcement bar around it, until the session ends or the text changes (NAV-12). */
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
