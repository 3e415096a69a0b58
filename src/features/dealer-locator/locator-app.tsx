'use client'

import { type ReactNode, useMemo } from 'react'
import type { MapSource } from '@/domain/geo/map-address'
import encoded from '@/domain/geo/coastline.json'
import { fitMap, readCoast } from '@/domain/geo/map-viewport'
import type { OpenPlan } from '@/domain/locations/describe-locations'
import { type Dealer, LOCATOR_REACH_KM, type OfferedDealer } from '@/domain/locations/locator'
import { DealerPanel, type DealerPanelView } from '@/ui/pages/dealer-panel'
import { DrawnMap, type MapPin } from '@/ui/sections/map/drawn-map'
import { LiveMap } from '@/ui/sections/map/live-map'
import { useElementSize } from '@/ui/sections/map/use-element-size'
import { DealerButtons, DealerList } from './dealer-buttons'
import { LocatorField } from './locator-field'
import { OpenNow } from '@/ui/sections/open-now'
import { useLocator } from './use-locator'

export type LocatedDealer = DealerPanelView & { open: OpenPlan }

export type LocatorProps = {
  id: string
  title: ReactNode
  panels: readonly LocatedDealer[]
  /** The tenant's map tiles; without them the built-in drawing is the map (LOC-13). */
  source: MapSource
}

/** Width in px that the panel of the chosen dealership covers on wide maps. */
const PANEL = 390
const WIDE = 680

/** The most dealerships listed beside the map before a place is known. */
const MAX_LISTED = 8

const coast = readCoast(encoded)

function toPins(dealers: readonly (Dealer | OfferedDealer)[], selected: Dealer | null, isNumbered: boolean): MapPin[] {
  return dealers.flatMap(({ locationId, name, coordinates }, at) =>
    coordinates
      ? {
          key: String(locationId),
          name,
          coordinates,
          href: `?dealer=${locationId}`,
          number: isNumbered ? at + 1 : null,
          isChosen: locationId === selected?.locationId,
        }
      : [],
  )
}

/** The whole locator: field, dealership list, map and the chosen dealership (DLR-03 to DLR-07). */
export function LocatorApp({ id, title, panels, source }: LocatorProps) {
  const locator = useLocator()
  const { state, dealers, offered, act } = locator
  const { container, size } = useElementSize()
  const { place, selected } = state
  const shown = place ? offered : dealers
  const isNumbered = place !== null || dealers.length <= MAX_LISTED
  const pins = useMemo(() => toPins(shown, selected, isNumbered), [shown, selected, isNumbered])
  const { covered, frame, ring } = useMemo(() => {
    const circle = place && { centre: place, km: LOCATOR_REACH_KM }
    const places = shown.flatMap(({ coordinates }) => coordinates ?? [])
    const covered = selected && size.width > WIDE ? PANEL : 0
    return {
      covered,
      ring: circle,
      frame: fitMap({ places, ring: circle, ...size, covered, minWidthKm: 120, margin: circle ? 0.04 : 0.14 }),
    }
  }, [shown, place, selected, size])
  const panel = panels.find(({ locationId }) => locationId === selected?.locationId)
  const choose = (dealer: Dealer) => act({ kind: 'dealer', dealer })
  const pick = (key: string) => {
    const dealer = shown.find(({ locationId }) => String(locationId) === key)
    if (dealer) choose(dealer)
  }
  const drawn = <DrawnMap frame={frame} coast={coast} pins={pins} ring={ring} onPick={pick} />
  return (
    <>
      <div className="relative z-10 min-w-0">
        {title}
        <LocatorField id={id} locator={locator} />
        {place ? (
          <DealerButtons place={place.label} offered={offered} selected={selected} choose={choose} />
        ) : (
          <>
            <p className="mt-3 text-ink-soft">Enter your postcode or suburb, or choose a dealership below.</p>
            {dealers.length <= MAX_LISTED && <DealerList dealers={dealers} selected={selected} choose={choose} className="max-md:hidden" />}
          </>
        )}
      </div>
      <div className="relative min-w-0">
        <div ref={container} className="h-[340px] overflow-hidden rounded-card md:absolute md:inset-0 md:h-auto">
          {source.tiles ? (
            <LiveMap
              label="Map of our dealerships"
              tiles={source.tiles}
              attribution={source.attribution}
              pins={pins}
              ring={ring}
              covered={covered}
              onPick={pick}
            >
              {drawn}
            </LiveMap>
          ) : (
            drawn
          )}
        </div>
        {panel && (
          <div className="relative mx-3 -mt-16 md:mx-0 md:mt-24 md:mr-8 md:mb-8 md:ml-auto md:w-[22rem]">
            <DealerPanel dealer={panel} open={<OpenNow key={panel.locationId} {...panel.open} />} />
          </div>
        )}
      </div>
    </>
  )
}
