import type { ReactNode } from 'react'
import { announcementKey } from '@/domain/navigation/announcement-key'
import type { SiteLink } from '@/domain/tenant/tenant'
import { HIDE_DISMISSED_SCRIPT } from './hide-dismissed'

export type AnnouncementBarProps = {
  text: string
  link: SiteLink | null
  /** The button that hides the bar. Without it the bar can't be dismissed. */
  dismiss?: ReactNode
}

/** Splits 'Plate clearance: up to $4,000 off' into its opening words, which get the accent colour, and the rest. */
function splitOpening(text: string): { opening: string; rest: string } {
  const colon = text.indexOf(': ')
  return colon > 0 && colon <= 32 ? { opening: text.slice(0, colon + 1), rest: text.slice(colon + 1) } : { opening: '', rest: text }
}

/**
 * The bar above the header (NAV-12). The browser stores the value of data-announcement when the bar is dismissed, so a new text shows
 * again.
 */
export function AnnouncementBar({ text, link, dismiss }: AnnouncementBarProps) {
  const { opening, rest } = splitOpening(text)
  return (
    <aside
      aria-label="Announcement"
      data-announcement={announcementKey(text, link)}
      suppressHydrationWarning
      className="announcement-bar-bar relative [--fc-focus:#fff]"
    >
      <div className="wrap flex min-h-11 items-center gap-3">
        <p className="announcement-bar-text min-w-0 flex-1 py-1.5 md:pl-11 md:text-center">
          {opening && <strong className="announcement-bar-title">{opening}</strong>}
          {rest}{' '}
          {link && (
            <a href={link.href} className="announcement-bar-link inline-block whitespace-nowrap underline underline-offset-4">
              {link.label}
            </a>
          )}
        </p>
        {dismiss}
      </div>
      <script dangerouslySetInnerHTML={{ __html: HIDE_DISMISSED_SCRIPT }} />
    </aside>
  )
}
