import { formatDate, formatTime } from '@/domain/time/format-date'
import { toSiteLink } from '@/domain/navigation/site-link'
import { CountdownClock } from '@/features/countdown/countdown-clock'
import { ActionLink } from '@/ui/primitives/action-link'
import { Band } from '@/ui/primitives/band'
import type { BlockProps } from '../types'

/** Returns the Unix seconds of a stored date; null when it is invalid. */
function toInstant(iso: string): number | null {
  const seconds = Date.parse(iso) / 1000
  return Number.isFinite(seconds) ? seconds : null
}

/** Counts down on a cached page: the server renders what is true all day, and the browser updates it. */
export function CountdownBlock({ block, site: { tenant, now } }: BlockProps<'countdown'>) {
  const { heading, text, tone, endedText } = block
  const until = toInstant(block.until)
  const link = toSiteLink(block.link)
  if (until === null || (until <= now && !endedText)) return null
  const ended = endedText ? <p className="mt-4 type-h3">{endedText}</p> : null
  const title = <h2 className="type-h2">{heading}</h2>
  if (until <= now)
    return (
      <Band tone={tone}>
        {title}
        {ended}
      </Band>
    )
  const date = `${formatDate(until, tenant.timeZone)}, ${formatTime(until, tenant.timeZone)}`
  return (
    <Band tone={tone}>
      {title}
      {text && <p className="mt-2 max-w-[42rem] text-ink-soft">{text}</p>}
      <CountdownClock until={until} date={date} ended={ended ?? <p className="mt-4 type-h3">This has ended.</p>}>
        {link && (
          <div className="mt-6">
            <ActionLink link={link} variant={tenant.layout.card} tone={tone} />
          </div>
        )}
      </CountdownClock>
    </Band>
  )
}
