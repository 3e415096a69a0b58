import type { Coordinates } from '@/domain/geo/geo'
import encoded from '@/domain/geo/coastline.json'
import { type MapSource, toPictureAddress } from '@/domain/geo/map-address'
import { fitMap, readCoast } from '@/domain/geo/map-viewport'
import { DrawnMap, type MapPin } from '@/ui/sections/map/drawn-map'
import { LiveMap } from '@/ui/sections/map/live-map'

/** Zoom of a static map with one location. */
const PICTURE_ZOOM = 14

/** Size of the drawing on phones: larger labels, all pins. */
const PHONE = { width: 380, height: 300 }

type Props = {
  label: string
  pins: readonly MapPin[]
  source: MapSource
  /** In units of the drawing: about its px on a wide screen. */
  width: number
  height: number
  /** Uses one drawing for all screens, for maps with few pins. On phones the pins are larger and towns have no names. */
  isOne?: boolean
  className?: string
}

let coast: Coordinates[][] | null = null

/** Enlarges pins and hides labels of the wide drawing on phones. */
const SHRUNK = 'max-md:[&_a]:origin-bottom max-md:[&_a]:scale-[1.7] max-md:[&_a]:[transform-box:fill-box] max-md:[&>g]:hidden'

function Still({ pins, source, width, height, isOne }: Pick<Props, 'pins' | 'source' | 'width' | 'height' | 'isOne'>) {
  const [only] = pins
  if (source.picture && only && pins.length === 1) {
    return (
      <img
        src={toPictureAddress(source.picture, only.coordinates, PICTURE_ZOOM, only.mapKey ?? null)}
        alt=""
        width={600}
        height={400}
        loading="lazy"
        referrerPolicy="no-referrer"
        data-map="picture"
        className="h-full w-full object-cover"
      />
    )
  }
  coast ??= readCoast(encoded)
  const places = pins.map(({ coordinates }) => coordinates)
  if (isOne) return <DrawnMap frame={fitMap({ places, width, height, minWidthKm: 60 })} coast={coast} pins={pins} className={SHRUNK} />
  return (
    <>
      <DrawnMap frame={fitMap({ places, width, height, minWidthKm: 60 })} coast={coast} pins={pins} className="max-md:hidden" />
      <DrawnMap frame={fitMap({ places, ...PHONE, minWidthKm: 40 })} coast={coast} pins={pins} className="md:hidden" />
    </>
  )
}

/** Map of locations: the tenant's map tiles with its static map as a fallback, otherwise the platform's own drawing (LOC-13). */
export function LocationMap({ label, pins, source, width, height, isOne, className = '' }: Props) {
  if (pins.length === 0) return null
  const still = <Still pins={pins} source={source} width={width} height={height} isOne={isOne} />
  return (
    <div className={`overflow-hidden ${isOne ? '' : 'max-md:aspect-[380/300]'} ${className}`}>
      {source.tiles ? (
        <LiveMap label={label} tiles={source.tiles} attribution={source.attribution} pins={pins}>
          {still}
        </LiveMap>
      ) : (
        still
      )}
    </div>
  )
}
