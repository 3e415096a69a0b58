import { useEffect, useState } from 'react'
import { type PanoramaKind, resolvePanoramaKind } from '@/domain/vehicle/gallery/panorama'
import { resolveSourceFor } from '@/ui/primitives/picture/sources'
import { Spinner } from '@/ui/primitives/skeleton/spinner'
import type { ModeViewProps } from './mode-view'
import { Notice } from './notice'
import { Panorama } from './panorama'

type Loaded = { kind: 'loading' } | { kind: 'failed' } | { kind: 'there'; image: HTMLImageElement; shape: PanoramaKind }

const WIDEST = 1920

/**
 * Loads a picture. WebGL can only read a picture of another site with CORS permission; without it, the picture is loaded again as an
 * ordinary image and shown flat.
 */
function fetchPicture(src: string, isReadable: boolean): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    if (isReadable) image.crossOrigin = 'anonymous'
    image.onload = () => resolve(image)
    image.onerror = () => (isReadable ? fetchPicture(src, false).then(resolve, reject) : reject(new Error('no picture')))
    image.src = src
  })
}

/** Shows a vehicle's interior as a panorama (GAL-05). */
export function InteriorView({ view, name, look, back }: ModeViewProps) {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' })
  const url = view.interior?.url
  useEffect(() => {
    if (url === undefined) return
    let isHere = true
    fetchPicture(resolveSourceFor(url, WIDEST), true)
      .then((image) => isHere && setLoaded({ kind: 'there', image, shape: resolvePanoramaKind(image.naturalWidth, image.naturalHeight) }))
      .catch(() => isHere && setLoaded({ kind: 'failed' }))
    return () => {
      isHere = false
    }
  }, [url])
  if (loaded.kind === 'failed') return <Notice back={back}>The view of the interior could not be loaded.</Notice>
  if (loaded.kind === 'loading') {
    return (
      <p role="status" className="absolute inset-0 grid place-content-center">
        <span className="flex items-center gap-3 rounded-control bg-surface/90 px-4 py-3 text-sm/5 text-ink shadow-raised">
          <Spinner /> Loading the interior
        </span>
      </p>
    )
  }
  const { image, shape } = loaded
  return <Panorama image={image} kind={shape} hotspots={view.interior?.hotspots ?? []} name={name} look={look} />
}
