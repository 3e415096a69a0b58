import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { indexAfterRemoval, type Slot, wrapIndex } from '@/domain/vehicle/gallery/slots'

export type GalleryState = {
  /** The slots without broken pictures. */
  slots: readonly Slot[]
  /** The selected index, shared by slider, thumbnails and fullscreen (GAL-07). */
  index: number
  trackRef: RefObject<HTMLUListElement | null>
  /** Selects a picture by index. An index beyond either end wraps around (GAL-01). */
  select: (index: number, behaviour?: 'auto' | 'instant') => void
  /** Removes the slot with this alt text: its picture is broken. */
  drop: (alt: string) => void
  /** Updates the index from a swipe or scroll of the track. */
  followScroll: () => void
  endScroll: () => void
}

/** Keeps the slider's index and its scroll position in sync. */
export function useGallery(all: readonly Slot[]): GalleryState {
  const [{ slots, index }, setState] = useState({ slots: all, index: 0 })
  const trackRef = useRef<HTMLUListElement>(null)
  const target = useRef<number>(null)
  const count = slots.length

  const select = useCallback<GalleryState['select']>(
    (wanted, behaviour = 'auto') => {
      const next = wrapIndex(wanted, count)
      const track = trackRef.current
      target.current = next
      setState((state) => ({ ...state, index: next }))
      // Wrapping jumps, because scrolling back through all pictures is confusing.
      const isStep = wanted === next
      track?.scrollTo({ left: next * track.clientWidth, behavior: isStep ? behaviour : 'instant' })
    },
    [count],
  )

  const drop = useCallback<GalleryState['drop']>(
    (alt) => {
      const at = slots.findIndex((slot) => slot.kind === 'photo' && slot.alt === alt)
      if (at < 0) return
      const next = indexAfterRemoval(index, at, slots.length)
      flushSync(() => setState({ slots: slots.toSpliced(at, 1), index: next }))
      const track = trackRef.current
      track?.scrollTo({ left: next * track.clientWidth, behavior: 'instant' })
    },
    [slots, index],
  )

  const followScroll = useCallback(() => {
    const track = trackRef.current
    if (!track || track.clientWidth === 0) return
    const seen = Math.round(track.scrollLeft / track.clientWidth)
    // Ignore the pictures that scroll past on the way to the target.
    if (target.current !== null && seen !== target.current) return
    setState((state) => ({ ...state, index: wrapIndex(seen, count) }))
  }, [count])

  const endScroll = useCallback(() => {
    target.current = null
    followScroll()
  }, [followScroll])

  return { slots, index, trackRef, select, drop, followScroll, endScroll }
}

/** Reports slots whose pictures fail to load, including those that failed before hydration. */
export function useBrokenPictures(ref: RefObject<HTMLElement | null>, drop: (alt: string) => void): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const onBroken = (image: EventTarget | null) => {
      const slot = image instanceof HTMLImageElement ? image.closest<HTMLElement>('[data-slot]')?.dataset.slot : undefined
      // Offline every picture fails, but may load later.
      if (slot !== undefined && navigator.onLine) drop(slot)
    }
    const onError = (event: Event) => onBroken(event.target)
    element.addEventListener('error', onError, true)
    for (const image of element.querySelectorAll<HTMLImageElement>('[data-slot] img')) {
      if (!image.complete || image.naturalWidth > 0) continue
      if (image.loading === 'eager') onBroken(image)
      // Failed or still lazy: reload it, so that only a broken one fires an error.
      else image.setAttribute('src', image.src)
    }
    return () => element.removeEventListener('error', onError, true)
  }, [ref, drop])
}

const USES_ARROW_KEYS = 'input, textarea, select, video, [role="slider"], [role="tablist"], [contenteditable="true"]'

/** Left and right move one picture, unless the focus is in a control that uses these keys itself (GAL-03). */
export function useArrowKeys(isOn: boolean, step: (by: 1 | -1) => void): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      const place = event.target instanceof Element ? event.target : null
      const isElsewhere = place?.closest(USES_ARROW_KEYS) || document.querySelector('dialog[open]:not([data-gallery])')
      if (isElsewhere) return
      event.preventDefault()
      step(event.key === 'ArrowRight' ? 1 : -1)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn, step])
}

/** Home and End select the first and the last of `count` pictures while the gallery has the focus. */
export function useHomeAndEnd(count: number, select: (index: number) => void): (event: ReactKeyboardEvent) => void {
  return (event) => {
    if (count === 0 || (event.key !== 'Home' && event.key !== 'End')) return
    if (event.target instanceof Element && event.target.closest('video, [role="slider"]')) return
    event.preventDefault()
    select(event.key === 'Home' ? 0 : count - 1)
  }
}
