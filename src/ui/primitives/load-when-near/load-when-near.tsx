'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { whenNear } from './when-near'

export type LoadWhenNearProps<Props> = {
  /** Loads the interactive component. Define it outside of components, so that it stays the same function. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** The content until then, and permanently without JavaScript. */
  children: ReactNode
}

/** A server-rendered part that becomes interactive when it comes near the screen. If loading fails, the server-rendered content stays. */
export function LoadWhenNear<Props extends object>({ load, props, children }: LoadWhenNearProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  const [Live, setLive] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (!place.current) return
    return whenNear(place.current, () => {
      load()
        .then((loaded) => setLive(() => loaded))
        .catch(() => undefined)
    })
  }, [load])
  return (
    <div ref={place} className="empty:hidden">
      {Live ? <Live {...props} /> : children}
    </div>
  )
}
