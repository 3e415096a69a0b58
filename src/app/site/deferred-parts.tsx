'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { DeferredContentProps } from './deferred-content'

/** Loads code that a page needs only after it has appeared. */
export function DeferredParts(props: DeferredContentProps) {
  const [Parts, setParts] = useState<ComponentType<DeferredContentProps> | null>(null)
  useEffect(() => {
    // only logged (ERR-01): the page works without it
    import('./deferred-content').then(({ DeferredContent }) => setParts(() => DeferredContent), console.warn)
  }, [])
  return Parts && <Parts {...props} />
}
