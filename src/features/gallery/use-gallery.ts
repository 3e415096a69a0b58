import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export type GalleryState = {
  /** The one selected index of slider, thumbnails and fullscreen (GAL-07). */
  index: number
  trackRef: RefObject<HTMLUListElement | null>
  /** Shows the picture of an index; beyond either end it wraps around (GAL-01). */
  select: (index: number, behaviour?: 'auto' | 'instant') => void
  /** Follows a swipe or scroll of the track. */
  followScroll: () => void
  endScroll: () => void
}

/** The index of a list of `count` that a step leads to: after the last comes the first again (GAL-01). */
export function wrapIndex(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0
}

/** The slider's index and its scroll position, each following the other. */
export function useGallery(count: number): GalleryState {
  const [index, setIndex] = useState(0)
  const trackRef = useRef<HTMLUListElement>(null)
  const target = useRef<number>(null)

  const select = useCallback<GalleryState['select']>(
    (wanted, behaviour = 'auto') => {
      const next = wrapIndex(wanted, count)
      const track = trackRef.current
      target.current = next
      setIndex(next)
      // over the seam it jumps: running back through all pictures would say nothing
      const isStep = wanted === next
      track?.scrollTo({ left: next * track.clientWidth, behavior: isStep ? behaviour : 'instant' })
    },
    [count],
  )

  const followScroll = useCallback(() => {
    const track = trackRef.current
    if (!track || track.clientWidth === 0) return
    const seen = Math.round(track.scrollLeft / track.clientWidth)
    // pictures passed on the way to the selected one are not selected
    if (target.current !== null && seen !== target.current) return
    setIndex(wrapIndex(seen, count))
  }, [count])

  const endScroll = useCallback(() => {
    target.current = null
    followScroll()
  }, [followScroll])

  return { index, trackRef, select, followScroll, endScroll }
}

const OWN_ARROWS = 'input, textarea, select, [role="slider"], [role="tablist"], [contenteditable="true"]'

/** Left and right move one picture, wherever the focus is but in a control that needs these keys itself (GAL-03). */
export function useArrowKeys(isOn: boolean, step: (by: 1 | -1) => void): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      const place = event.target instanceof Element ? event.target : null
      const isElsewhere = place?.closest(OWN_ARROWS) || document.querySelector('dialog[open]:not([data-gallery])')
      if (isElsewhere) return
      event.preventDefault()
      step(event.key === 'ArrowRight' ? 1 : -1)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn, step])
}
