'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { formatFigure } from '@/domain/numbers/figures'
import { Icon } from '@/ui/primitives/icon/icon'
import { readViews, type ViewedCar, viewAddress } from './view-call'

/** Waits until the page has all it needs to be seen: counting is nobody's first wish. */
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

/**
 * How often the car was viewed (VDP-04, API-03): asked for once the page has loaded, so that the page itself is the same for all. Its room is
 * kept; when there is no answer nothing is shown. A page that is older than its car is drawn anew.
 */
export function ViewCount({ car }: { car: ViewedCar }) {
  const [count, setCount] = useState<number | null | 'asked'>('asked')
  const router = useRouter()
  const address = viewAddress(car)
  useEffect(
    () =>
      afterLoad(() => {
        void readViews(address).then((answer) => {
          setCount(answer?.views ?? null)
          if (answer?.isOutdated) router.refresh()
        })
      }),
    [address, router],
  )
  if (!car.isShown || count === null) return null
  return (
    <span className={`inline-flex items-center gap-2 noscript:hidden ${count === 'asked' ? 'invisible' : ''}`}>
      <Icon name="eye" size={18} className="view-count-icon" />
      {count === 'asked' ? '100 views' : `${formatFigure(count)} ${count === 1 ? 'view' : 'views'}`}
    </span>
  )
}
