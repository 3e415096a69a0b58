'use client'

import { useEffect, useMemo, useState } from 'react'
import encoded from '@/domain/geo/coastline.json'
import { fitMap, readCoast } from '@/domain/geo/map-viewport'
import { whenNear } from '@/ui/primitives/load-when-near/when-near'
import { DrawnMap, type MapPin } from '@/ui/sections/map/drawn-map'
import { LiveMap } from '@/ui/sections/map/live-map'
import { useElementSize } from '@/ui/sections/map/use-element-size'
import { callPlaces, type PlacesAnswer } from './places-call'

export type PlacesMapProps = {
  /** The address of the results. */
  address: string
  /** Shows the results of another address in place. */
  show: (address: string) => Promise<void>
}

const coast = readCoast(encoded)
const LABEL = 'Locations of these results'

const toPin = ({ slug, name, lat, lng, count, countText, address, isChosen }: PlacesAnswer['places'][number]): MapPin => ({
  key: slug,
  number: count,
  name: `${name}: ${countText}`,
  coordinates: { lat, lng },
  href: address,
  isChosen,
})

/** The locations as links with their counts. They do what the pins do, for everyone who can't use the map (A11Y-02). */
function PlaceList({ places }: Pick<PlacesAnswer, 'places'>) {
  return (
    <ul className="max-h-[45%] divide-y divide-line overflow-y-auto border-t border-line">
      {places.map(({ slug, name, countText, address, isChosen }) => (
        <li key={slug}>
          <a
            href={address}
            aria-current={isChosen ? 'true' : undefined}
            className="flex min-h-11 items-center justify-between gap-4 px-4 py-1.5 text-[0.9375rem]/5 -outline-offset-3! hover:bg-tint aria-[current=true]:bg-brand-tint aria-[current=true]:font-strong"
          >
            <span className="min-w-0">{name}</span>{' '}
            <span className="shrink-0 text-ink-soft">{isChosen ? 'Show all locations' : countText}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Returns the locations of the results at an address, once the map is visible. The last ones stay while others load, or when that fails. */
function usePlaces(address: string, container: React.RefObject<HTMLDivElement | null>): PlacesAnswer | null {
  const [answer, setAnswer] = useState<PlacesAnswer | null>(null)
  useEffect(() => {
    if (!container.current) return
    const controller = new AbortController()
    const stop = whenNear(container.current, () => {
      callPlaces(address, controller.signal)
        .then(setAnswer)
        .catch(() => undefined)
    })
    return () => {
      stop()
      controller.abort()
    }
  }, [address, container])
  return answer
}

/** A map of the locations that have vehicles of the search, with their counts. A pin limits the results to its location (LOOK-15). */
export function PlacesMap({ address, show }: PlacesMapProps) {
  const { container, size } = useElementSize()
  const answer = usePlaces(address, container)
  const pins = useMemo(() => (answer?.places ?? []).map(toPin), [answer])
  const frame = useMemo(() => fitMap({ places: pins.map(({ coordinates }) => coordinates), ...size, minWidthKm: 40 }), [pins, size])
  const pick = (key: string) => {
    const pin = pins.find((known) => known.key === key)
    if (pin) void show(pin.href)
  }
  const drawn = <DrawnMap frame={frame} coast={coast} pins={pins} onPick={pick} />
  return (
    <section aria-label={LABEL} className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div ref={container} className="min-h-64 flex-1">
        {answer?.tiles ? (
          <LiveMap label={LABEL} tiles={answer.tiles} attribution={answer.attribution} pins={pins} onPick={pick}>
            {drawn}
          </LiveMap>
        ) : (
          drawn
        )}
      </div>
      {answer && <PlaceList places={answer.places} />}
    </section>
  )
}
