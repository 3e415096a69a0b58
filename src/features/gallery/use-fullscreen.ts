import { type RefObject, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type LazyComponent, useLazyComponent } from './use-lazy-component'
import type { FullscreenProps } from './fullscreen'

export const loadFullscreen = () => import('./fullscreen').then((module) => module.Fullscreen)

export type FullscreenState = LazyComponent<FullscreenProps> & {
  isFull: boolean
  open: () => void
  close: () => void
  /** Gets the focus on closing, unless another element had it before. */
  counterRef: RefObject<HTMLButtonElement | null>
}

/** State of the fullscreen view; returns the focus on closing (GAL-04). */
export function useFullscreen(): FullscreenState {
  const [isFull, setIsFull] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const counterRef = useRef<HTMLButtonElement>(null)
  const { Component, hasFailed } = useLazyComponent(loadFullscreen, isFull)
  const open = useCallback(() => {
    opener.current = document.activeElement instanceof HTMLButtonElement ? document.activeElement : null
    setIsFull(true)
  }, [])
  const close = useCallback(() => {
    flushSync(() => setIsFull(false))
    const place = opener.current?.isConnected ? opener.current : counterRef.current
    place?.focus({ preventScroll: true })
  }, [])
  return { isFull, open, close, counterRef, Component, hasFailed }
}
