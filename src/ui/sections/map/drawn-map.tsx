import type { Coordinates } from '@/domain/geo/geo'
import { drawLand, type MapViewport } from '@/domain/geo/map-viewport'
import { labelTowns, type TownLabel } from '@/domain/geo/towns'

export type MapPin = {
  key: string
  number: number | null
  name: string
  coordinates: Coordinates
  href: string
  isChosen?: boolean
  /** The API key of the location's owner for the map image service. */
  mapKey?: string
}

/** A circle around a point. */
export type MapRing = { centre: Coordinates; km: number }

export type DrawnMapProps = {
  frame: MapViewport
  /** The outlines of the land. Empty while they are loading. */
  coast: readonly (readonly Coordinates[])[]
  pins: readonly MapPin[]
  ring?: MapRing | null
  className?: string
  onPick?: (key: string) => void
}

/** The letter size in the drawing's units. */
const LETTERS = 13
const PIN = 15

function Town({ town }: { town: TownLabel }) {
  const shift = town.isLeft ? -8 : 8
  return (
    <g fill="var(--fc-ink-soft)">
      <circle cx={town.x} cy={town.y} r={town.rank === 1 ? 3 : 2} />
      <text
        x={town.x + shift}
        y={town.y + LETTERS / 3}
        fontSize={town.rank === 1 ? LETTERS + 1 : LETTERS}
        fontWeight={town.rank === 1 ? 600 : 400}
        textAnchor={town.isLeft ? 'end' : 'start'}
        stroke="var(--map-land)"
        strokeWidth="3"
        paintOrder="stroke"
      >
        {town.name}
      </text>
    </g>
  )
}

/** Square and pointed in a directory, round elsewhere. The selected one is filled. */
function Pin({ pin, frame, onPick }: { pin: MapPin; frame: MapViewport; onPick?: (key: string) => void }) {
  const { x, y } = frame.toPoint(pin.coordinates)
  const colours = pin.isChosen ? 'map-pin-chosen stroke-surface' : 'map-pin-idle'
  return (
    <a
      href={pin.href}
      tabIndex={-1}
      className="cursor-pointer"
      onClick={
        onPick &&
        ((event) => {
          event.preventDefault()
          onPick(pin.key)
        })
      }
    >
      <title>{pin.name}</title>
      {pin.isChosen && <circle cx={x} cy={y} r={PIN + 8} fill="var(--fc-ink)" opacity="0.14" />}
      <g className={colours} strokeWidth="2">
        <circle cx={x} cy={y} r={PIN} className="map-pin-circle" />
        <path
          d={`M${x - PIN} ${y - 2 * PIN}h${2 * PIN}v${PIN * 1.5}h${-PIN * 0.55}L${x} ${y}l${-PIN * 0.45} ${-PIN * 0.5}h${-PIN * 0.55}Z`}
          className="map-pin-flag"
        />
        <text x={x} y={y + 5} fontSize="14" textAnchor="middle" stroke="none" fill="var(--pin-ink)" className="map-pin-number font-[650]">
          {pin.number ?? '●'}
        </text>
      </g>
    </a>
  )
}

/**
 * A map that is drawn from a coastline: it makes no requests, is small and has the template's colours. It is hidden from keyboard and
 * screen readers, because the list beside it has the same content.
 */
export function DrawnMap({ frame, coast, pins, ring = null, className = '', onPick }: DrawnMapProps) {
  const points = pins.map(({ coordinates }) => frame.toPoint(coordinates))
  const centre = ring && frame.toPoint(ring.centre)
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-map="drawn"
      className={`block h-full w-full bg-(--map-sea) font-text [--map-land:color-mix(in_srgb,var(--fc-tint)_70%,var(--fc-surface))] [--map-sea:color-mix(in_srgb,var(--fc-tint)_78%,#4f8ea8)] ${className}`}
    >
      <path
        d={drawLand(coast, frame)}
        fill="var(--map-land)"
        stroke="color-mix(in srgb, var(--fc-edge) 55%, transparent)"
        strokeWidth="1"
      />
      {ring && centre && (
        <circle
          cx={centre.x}
          cy={centre.y}
          r={ring.km * frame.kmToUnits}
          fill="var(--fc-brand)"
          fillOpacity="0.06"
          stroke="var(--fc-brand)"
          strokeWidth="1.5"
          strokeDasharray="6 5"
        />
      )}
      {labelTowns(frame, points, LETTERS).map((town) => (
        <Town key={town.name} town={town} />
      ))}
      {pins.toReversed().map((pin) => (
        <Pin key={pin.key} pin={pin} frame={frame} onPick={onPick} />
      ))}
    </svg>
  )
}
