'use client'

import { useSyncExternalStore } from 'react'
import { readCompared, toCompareHref } from '@/domain/vehicle/compare-cars'
import { MEMORY_KEYS } from '@/domain/account/memory-keys'
import { readFavourites } from '@/domain/account/stored-cars'
import { recall } from '@/ui/primitives/browser-memory'
import { LinkButton } from '@/ui/primitives/button/button'
import { readStockWords } from '@/ui/primitives/stock-words'
import { CarTile } from '@/ui/sections/car-tile'

const neverChanges = () => () => undefined

/** Lists the favourites stored in this browser (FAV-01), to be compared, or explains how to add one. */
export function FavouriteCars({ shown }: { shown: readonly string[] }) {
  const favourites = useSyncExternalStore(
    neverChanges,
    () => recall(MEMORY_KEYS.favourites),
    () => undefined,
  )
  const compared = useSyncExternalStore(
    neverChanges,
    () => recall(MEMORY_KEYS.compare),
    () => null,
  )
  const cars = readFavourites(favourites ?? null)
  const chosen = readCompared(compared)
  const canContinue = chosen.length > 1 && toCompareHref(chosen) !== toCompareHref(shown)
  return (
    <>
      {canContinue && (
        <p className="mt-6">
          <LinkButton href={toCompareHref(chosen)} variant="brand" icon="swap">
            Compare your {chosen.length} chosen {readStockWords().many}
          </LinkButton>
        </p>
      )}
      <section id="favourites" aria-labelledby="favourites-title" className="mt-12 scroll-mt-24">
        <h2 id="favourites-title" className="type-h2">
          Your favourites on this device
        </h2>
        {favourites !== undefined && cars.length === 0 && (
          <p className="mt-3 text-lg/7 text-ink-soft">None yet. Tap the heart on a {readStockWords().one}’s photo to save it here.</p>
        )}
        <ul className="mt-5 grid grid-cols-2 gap-cards md:grid-cols-4">
          {cars.map(({ id, slug, name, primary_image_url: photo }) => (
            <li key={id}>
              <CarTile href={`/cars/${slug}`} name={name} photo={photo || null} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
