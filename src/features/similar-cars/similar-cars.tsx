'use client'

import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { CardVariant } from '@/domain/tenant/template'
import { Skeleton } from '@/ui/primitives/skeleton/skeleton'
import { loadSimilar, type SimilarAnswer } from './similar-call'
import type { SimilarRailProps } from './similar-rail'

/** Distance from the viewport at which the block loads (SIM-09). */
const NEAR = '500px'

const Rail: ComponentType<SimilarRailProps> = lazy(() => import('./similar-rail').then(({ SimilarRail }) => ({ default: SimilarRail })))

export type SimilarCarsProps = {
  slug: string
  /** 'Similar SUVs In-Stock' (SIM-01). */
  title: string
  /** The equivalent search, linked without JavaScript. */
  href: string
  variant: CardVariant
}

/** Up to six similar vehicles, loaded within 500 px of the viewport (SIM-09). Without JavaScript, or on failure, a link to the search. */
export function SimilarCars({ slug, title, href, variant }: SimilarCarsProps) {
  const place = useRef<HTMLElement>(null)
  const [answer, setAnswer] = useState<SimilarAnswer | 'failed' | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        loadSimilar(slug, controller.signal, setAnswer)
      },
      { rootMargin: NEAR },
    )
    if (place.current) near.observe(place.current)
    return () => {
      near.disconnect()
      controller.abort()
    }
  }, [slug])

  if (answer !== null && answer !== 'failed' && answer.cards.length === 0) return null
  const link = (
    <p>
      <a href={href} className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
        {title}
      </a>
    </p>
  )
  return (
    <section ref={place} className="wrap section" aria-busy={answer === null}>
      {answer === 'failed' ? (
        link
      ) : answer === null ? (
        <>
          <noscript>{link}</noscript>
          <SimilarSkeleton variant={variant} />
        </>
      ) : (
        <Suspense fallback={<SimilarSkeleton variant={variant} />}>
          <Rail title={answer.title} cards={answer.cards} notes={answer.differences} variant={variant} />
        </Suspense>
      )}
    </section>
  )
}

/** As high as the row with its heading (cards.css), so that what follows does not move when the vehicles arrive. */
function SimilarSkeleton({ variant }: { variant: CardVariant }) {
  return (
    <div aria-hidden="true" className="similar-wait" data-card={variant}>
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-full rounded-card" />
      ))}
    </div>
  )
}
