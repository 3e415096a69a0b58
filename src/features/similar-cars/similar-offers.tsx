import { useEffect, useState } from 'react'
import { MEMORY_KEYS } from '@/domain/account/memory-keys'
import { readFavourites } from '@/domain/account/stored-cars'
import { extendCompared, MAX_COMPARED, readCompared, toCompareHref } from '@/domain/vehicle/compare-cars'
import { recall, remember } from '@/ui/primitives/browser-memory'
import { LinkButton } from '@/ui/primitives/button/button'
import { CarTile } from '@/ui/sections/car-tile'
import type { CardView } from '@/ui/sections/vehicle-card/card-view'
import { OFFERS_GRID, OffersSkeleton } from './offers-skeleton'
import { loadSimilar, type SimilarAnswer } from './similar-call'

const MAX_OFFERS = 4

export type SimilarOffersProps = {
  /** The compared vehicle that the others are similar to, with its name: '2023 Toyota RAV4'. */
  slug: string
  name: string
  /** The slugs of all compared vehicles. */
  shown: readonly string[]
}

type Offer = { card: CardView; slug: string; difference: string }

const listOffers = ({ cards, differences }: SimilarAnswer, shown: readonly string[]): Offer[] =>
  cards
    .map((card, index) => ({ card, slug: card.href.replace('/cars/', ''), difference: differences[index] ?? '' }))
    .filter(({ slug }) => !shown.includes(slug))
    .slice(0, MAX_OFFERS)

/** The comparison in the browser follows, so that the tray on other pages has the added vehicle too (LOOK-08). */
function keep({ card, slug }: Offer, shown: readonly string[]): void {
  remember(MEMORY_KEYS.compare, extendCompared(readCompared(recall(MEMORY_KEYS.compare)), shown, slug).join(','))
  const known = readFavourites(recall(MEMORY_KEYS.comparedCars)).filter((car) => car.slug !== slug)
  if (card.keep) remember(MEMORY_KEYS.comparedCars, JSON.stringify([...known, card.keep.car]))
}

function OfferTile({ offer, shown }: { offer: Offer; shown: readonly string[] }) {
  const { card, slug, difference } = offer
  return (
    <li className="flex flex-col">
      <CarTile href={card.href} name={card.name} photo={card.photoUrl} position={card.photoPosition}>
        <p className="mt-0.5">
          <span className={card.price.isAmount ? 'font-strong' : ''}>{card.price.text}</span>{' '}
          <span className="text-sm/5 text-ink-soft">{card.price.basis}</span>
        </p>
        <p className="mt-0.5 mb-3 text-[0.9375rem]/6 text-ink-soft">{difference}</p>
        <LinkButton
          href={toCompareHref([...shown, slug])}
          onClick={() => keep(offer, shown)}
          variant="outline"
          size="small"
          icon="plus"
          isWide
          className="mt-auto"
        >
          Add <span className="sr-only">{card.name} to the comparison</span>
        </LinkButton>
      </CarTile>
    </li>
  )
}

/** Offers vehicles like the first of a comparison, each with how it differs from it (SIM-01), to add to the comparison. */
export function SimilarOffers({ slug, name, shown }: SimilarOffersProps) {
  const [answer, setAnswer] = useState<SimilarAnswer | 'failed' | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    loadSimilar(slug, controller.signal, setAnswer)
    return () => controller.abort()
  }, [slug])
  if (answer === null) return <OffersSkeleton />
  const offers = answer === 'failed' || shown.length >= MAX_COMPARED ? [] : listOffers(answer, shown)
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="similar-offers" className="mt-12">
      <h2 id="similar-offers" className="type-h2">
        Similar to the {name}
      </h2>
      <p className="mt-1 text-ink-soft">At a glance, how each differs from it. Add one to see everything side by side.</p>
      <ul className={OFFERS_GRID}>
        {offers.map((offer) => (
          <OfferTile key={offer.card.id} offer={offer} shown={shown} />
        ))}
      </ul>
    </section>
  )
}
