'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { whenNear } from './when-near'

export type OnNeedProps<Props> = {
  /** Fetches the live part; outside of components, so that it stays the same function. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** What stands there until then, without scripts for good. */
  children: ReactNode
}

/** A part of the page that the server draws and a script takes over when it comes near the screen. If that fails, what is drawn stays. */
export function OnNeed<Props extends object>({ load, props, children }: OnNeedProps<Props>) {
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
