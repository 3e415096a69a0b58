'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { formatFigure } from '@/domain/numbers/figures'
import { Icon } from '@/ui/primitives/icon/icon'
import { readViews, type ViewedCar, viewAddress } from './view-call'

/** Waits for the page's load event, so that counting doesn't compete with visible content. */
function afterLoad(run: () => void): () => void {
  const later = () => timer.push(window.setTimeout(run, 400))
  const timer: number[] = []
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
  return () => {
    window.removeEventListener('load', later)
    timer.forEach((id) => window.clearTimeout(id))
  }
}

/** Turns on the whole style sheets: a newer version of the page may need rules that this one's own sheet lacks (docs/decisions/0064). */
function turnOnWholeSheets(): void {
  for (const link of document.querySelectorAll('link[data-precedence][disabled]')) link.removeAttribute('disabled')
}

/** Fewer views than this say nothing about the demand for a vehicle, so they are not shown (LOOK-20). */
const MIN_VIEWS = 20

/**
 * Shows how often the vehicle was viewed (VDP-04, API-03). Fetched after the page has loaded, so that the page itself can be cached. Its
 * space is reserved, and kept for few views, so that the line doesn't move. Refreshes a page that is older than its vehicle.
 */
export function ViewCount({ car }: { car: ViewedCar }) {
  const [count, setCount] = useState<number | null | 'asked' | 'few'>('asked')
  const router = useRouter()
  const address = viewAddress(car)
  useEffect(
    () =>
      afterLoad(() => {
        void readViews(address).then((answer) => {
          setCount(answer?.views != null && answer.views < MIN_VIEWS ? 'few' : (answer?.views ?? null))
          if (!answer?.isOutdated) return
          turnOnWholeSheets()
          router.refresh()
        })
      }),
    [address, router],
  )
  if (!car.isShown || count === null) return null
  const isKnown = typeof count === 'number'
  return (
    <span className={`inline-flex items-center gap-2 noscript:hidden ${isKnown ? '' : 'invisible'}`}>
      <Icon name="eye" size={18} className="view-count-icon" />
      {isKnown ? `${formatFigure(count)} views` : '100 views'}
    </span>
  )
}
