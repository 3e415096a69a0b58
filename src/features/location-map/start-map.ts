import 'leaflet/dist/leaflet.css'
import L from 'leaflet'
import { capZoom, type MapSource, MOST_ZOOM } from '@/domain/geo/map-address'
import type { MapPin } from '@/ui/map/drawn-map'

const PIN =
  'grid size-9 place-items-center rounded-pill border-2 border-surface bg-brand font-strong text-brand-ink shadow-raised on-prestige:rounded-none on-group:rounded-control'

type Wanted = { element: HTMLElement; tiles: string; attribution: MapSource['attribution']; pins: readonly MapPin[] }

function toMarker({ number, name, href, coordinates }: MapPin): L.Marker {
  const icon = L.divIcon({
    className: '',
    iconSize: [36, 36],
    html: `<span class="${PIN}">${number ?? '●'}</span>`,
  })
  const marker = L.marker(coordinates, { icon, title: name, alt: name, keyboard: true })
  const go = () => document.querySelector<HTMLElement>(href)?.scrollIntoView({ block: 'center' })
  marker.on('click', go)
  marker.on('keypress', ({ originalEvent }) => originalEvent.key === 'Enter' && go())
  return marker
}

/** A map of tiles in an element (LOC-13), never nearer than 15 (LOC-14); returns what takes it away. Arrow keys move it, + and - zoom. */
export function startMap({ element, tiles, attribution, pins }: Wanted): () => void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(element, { maxZoom: MOST_ZOOM, scrollWheelZoom: false, zoomAnimation: !still, fadeAnimation: !still })
  map.attributionControl.setPrefix(false)
  // attributions are markup to the library: an editor's text is text
  const named = document.createElement('span')
  named.textContent = attribution ?? ''
  L.tileLayer(tiles, { maxZoom: MOST_ZOOM, attribution: named.innerHTML, referrerPolicy: 'origin' }).addTo(map)
  const bounds = L.latLngBounds(pins.map(({ coordinates }) => [coordinates.lat, coordinates.lng]))
  for (const pin of pins) toMarker(pin).addTo(map)
  map.fitBounds(bounds.pad(0.15), { maxZoom: capZoom(pins.length === 1 ? MOST_ZOOM : 12) })
  return () => map.remove()
}
