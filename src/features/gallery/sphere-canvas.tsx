import { useCallback, useEffect, useState } from 'react'
import type { ViewDirection } from '@/domain/vehicle/gallery/panorama'
import { paintPanorama, type PaintPanorama } from './panorama-canvas'

export type SphereCanvasProps = {
  image: HTMLImageElement
  look: ViewDirection
  size: { width: number; height: number }
  /** Called when WebGL is unavailable or its context is lost. */
  fail: () => void
}

/** A panorama drawn with WebGL. */
export function SphereCanvas({ image, look, size, fail }: SphereCanvasProps) {
  const [painter, setPainter] = useState<{ paint: PaintPanorama } | null>(null)
  const begin = useCallback(
    (canvas: HTMLCanvasElement) => {
      const paint = paintPanorama(canvas, image)
      if (paint) setPainter({ paint })
      else fail()
      canvas.addEventListener('webglcontextlost', fail)
      return () => canvas.removeEventListener('webglcontextlost', fail)
    },
    [image, fail],
  )
  useEffect(() => painter?.paint(look), [painter, look, size])
  return <canvas ref={begin} aria-hidden="true" className="absolute inset-0 size-full" />
}
