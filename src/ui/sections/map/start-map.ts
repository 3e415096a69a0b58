import 'leaflet/dist/leaflet.css'
import L from 'leaflet'
import { capZoom, type MapSource, MAX_ZOOM } from '@/domain/geo/map-address'
import type { MapPin, MapRing } from './drawn-map'

const PIN = 'map-pin-marker grid size-9 place-items-center border-2 border-surface font-strong shadow-raised'
const PIN_COLOURS = { plain: 'bg-brand text-brand-ink', chosen: 'bg-action text-action-ink outline-2 outline-brand' }

/** The content of a map: pins, the search circle, and the width in px at its right side that is covered. */
export type MapView = { pins: readonly MapPin[]; ring?: MapRing | null; covered?: number }

export type TileMap = { show: (view: MapView) => void; stop: () => void }

type Wanted = {
  element: HTMLElement
  tiles: string
  attribution: MapSource['attribution']
  /** Called with the key of a selected pin. Without it a pin links to its entry on the page. */
  onPick?: (key: string) => void
}

function toMarker({ key, number, name, href, coordinates, isChosen = false }: MapPin, onPick: Wanted['onPick']): L.Marker {
  const icon = L.divIcon({
    className: '',
    iconSize: [36, 36],
    html: `<span class="${PIN} ${isChosen ? PIN_COLOURS.chosen : PIN_COLOURS.plain}">${number ?? '●'}</span>`,
  })
  const marker = L.marker(coordinates, { icon, title: name, keyboard: true, zIndexOffset: isChosen ? 1000 : 0 })
  const go = () => (onPick ? onPick(key) : document.querySelector<HTMLElement>(href)?.scrollIntoView({ block: 'center' }))
  marker.on('add', () => marker.getElement()?.setAttribute('aria-label', number === null ? name : `${number}: ${name}`))
  marker.on('click', go)
  marker.on('keypress', ({ originalEvent }) => originalEvent.key === 'Enter' && go())
  return marker
}

function boundsOf({ pins, ring }: MapView): L.LatLngBounds {
  if (ring) return L.latLng(ring.centre.lat, ring.centre.lng).toBounds(ring.km * 2000)
  return L.latLngBounds(pins.map(({ coordinates }) => [coordinates.lat, coordinates.lng])).pad(0.15)
}

/** Starts a tile map in an element (LOC-13) with a maximum zoom of 15 (LOC-14). Arrow keys move it, + and - zoom. */
export function startMap({ element, tiles, attribution, onPick }: Wanted): TileMap {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(element, { maxZoom: MAX_ZOOM, scrollWheelZoom: false, zoomAnimation: !still, fadeAnimation: !still })
  map.attributionControl.setPrefix(false)
  // The library treats attributions as HTML: escape the editor's text.
  const named = document.createElement('span')
  named.textContent = attribution ?? ''
  L.tileLayer(tiles, { maxZoom: MAX_ZOOM, attribution: named.innerHTML, referrerPolicy: 'origin' }).addTo(map)
  const shown = L.layerGroup().addTo(map)
  return {
    show: (view) => {
      const { pins, ring, covered = 0 } = view
      shown.clearLayers()
      if (pins.length === 0 && !ring) return
      const maxZoom = capZoom(pins.length === 1 ? MAX_ZOOM : 12)
      map.fitBounds(boundsOf(view), { maxZoom, paddingBottomRight: [covered, 0], animate: !still })
      if (ring)
        L.circle(ring.centre, { radius: ring.km * 1000, color: 'var(--fc-brand)', weight: 2, dashArray: '6 6', fillOpacity: 0.05 }).addTo(
          shown,
        )
      for (const pin of pins) toMarker(pin, onPick).addTo(shown)
    },
    stop: () => map.remove(),
  }
}
