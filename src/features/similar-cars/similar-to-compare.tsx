'use client'

import { LoadWhenNear } from '@/ui/primitives/load-when-near/load-when-near'
import { OffersSkeleton } from './offers-skeleton'
import type { SimilarOffersProps } from './similar-offers'

const load = () => import('./similar-offers').then((module) => module.SimilarOffers)

/** Vehicles similar to the first of a comparison, to add to it. They are loaded when the visitor comes near; without scripts there are none. */
export function SimilarToCompare(props: SimilarOffersProps) {
  return (
    <LoadWhenNear load={load} props={props}>
      <OffersSkeleton />
    </LoadWhenNear>
  )
}
