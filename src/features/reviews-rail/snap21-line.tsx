import { useEffect, useState } from 'react'
import type { ratingCall } from '@/contract/site'
import { type Snap21Rating as Rating, SNAP21_FAILED } from '@/domain/locations/reviews/snap21'
import { callSite, unwrapResult } from '@/features/call'
import { resolveStarFills } from '@/ui/primitives/star-rating/star-fills'
import { Stars } from '@/ui/primitives/star-rating/star-rating'

/** An organisation's rating from Snap 21 (REV-10, API-07). Empty until it has loaded; a failure is logged to the console only. */
export function Snap21Line({ orgId }: { orgId: string }) {
  const [rating, setRating] = useState<Rating | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const ask = async () => {
      const address = `/api/reviews/snap21?orgId=${encodeURIComponent(orgId)}`
      const needs = { rating: 'number', stars: 'number' } as const
      setRating(unwrapResult(await callSite<typeof ratingCall>(address, { needs, signal: controller.signal })))
    }
    ask().catch(() => {
      if (!controller.signal.aborted) console.error(SNAP21_FAILED)
    })
    return () => controller.abort()
  }, [orgId])
  if (!rating) return null
  return (
    <p className="mt-4 flex flex-wrap items-center gap-2" data-snap21="">
      <Stars fills={resolveStarFills(rating.stars)} size={18} />
      <span>
        <b className="font-strong">{rating.rating.toFixed(1)}</b> <span className="text-ink-soft">of 5 at Snap 21</span>
      </span>
    </p>
  )
}
