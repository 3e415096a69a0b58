'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { LocatorProps } from './locator-app'

/** Shows the server-rendered fallback until the locator has loaded, or without JavaScript. */
export function DealerLocator({ children, ...props }: LocatorProps & { children: ReactNode }) {
  const [App, setApp] = useState<ComponentType<LocatorProps> | null>(null)
  useEffect(() => {
    let isGone = false
    import('./locator-app').then(({ LocatorApp }) => !isGone && setApp(() => LocatorApp)).catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])
  return App ? <App {...props} /> : children
}
