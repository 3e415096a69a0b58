import { useEffect, useRef, useState } from 'react'

export type Frames = {
  /** Number of pictures that have loaded or failed. */
  settled: number
  /** Numbers of the usable frames once all have loaded or failed; null before. */
  usable: readonly number[] | null
}

/** A picture without a result counts as failed after this time. */
const TIMEOUT_MS = 20_000

function loadImage(src: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image()
    const fail = () => {
      clearTimeout(timer)
      console.warn('A picture of the 360 degree view could not be loaded.', src)
      resolve(null)
    }
    const timer = setTimeout(fail, TIMEOUT_MS)
    image.onload = () => {
      clearTimeout(timer)
      resolve(image)
    }
    image.onerror = fail
    image.src = src
  })
}

/** Loads every picture of a spin (SPIN-01). A failed one is logged, counts as loaded and is skipped (SPIN-06). */
export function useFrames(sources: readonly string[]): Frames {
  const [frames, setFrames] = useState<Frames>({ settled: 0, usable: null })
  // References keep the decoded pictures in the browser's memory.
  const kept = useRef<(HTMLImageElement | null)[]>([])
  useEffect(() => {
    let isHere = true
    const count = (image: HTMLImageElement | null) => {
      if (isHere) setFrames((now) => ({ ...now, settled: now.settled + 1 }))
      return image
    }
    void Promise.all(sources.map((src) => loadImage(src).then(count))).then((images) => {
      if (!isHere) return
      kept.current = images
      setFrames({ settled: sources.length, usable: images.flatMap((image, frame) => (image ? [frame] : [])) })
    })
    return () => {
      isHere = false
    }
  }, [sources])
  return frames
}
