'use client'

import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { whenNear } from './when-near'

export type LoadWhenNearProps<Props> = {
  /** Loads the interactive component. Define it outside of components, so that it stays the same function. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** The content until then, and permanently without JavaScript. */
  children: ReactNode
}

type Live<Props> = { Component: ComponentType<Props>; restore: () => void }

/**
 * A server-rendered part that becomes interactive when it comes near the screen. What a visitor has entered meanwhile stays. If loading fails,
 * the server-rendered content stays.
 */
export function LoadWhenNear<Props extends object>({ load, props, children }: LoadWhenNearProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<Live<Props> | null>(null)
  useEffect(() => {
    const part = place.current
    if (!part) return
    return whenNear(part, () => {
      Promise.all([load(), import('./keep-changes')])
        .then(([Component, { keepChanges }]) => setLive({ Component, restore: keepChanges(part) }))
        .catch(() => undefined)
    })
  }, [load])
  useLayoutEffect(() => live?.restore(), [live])
  return (
    <div ref={place} className="empty:hidden">
      {live ? <live.Component {...props} /> : children}
    </div>
  )
}
