'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { LatePartsProps } from './late-parts'

/** Loads code that a page needs only after it has appeared. */
export function Late(props: LatePartsProps) {
  const [Parts, setParts] = useState<ComponentType<LatePartsProps> | null>(null)
  useEffect(() => {
    // only logged (ERR-01): the page works without it
    import('./late-parts').then(({ LateParts }) => setParts(() => LateParts), console.warn)
  }, [])
  return Parts && <Parts {...props} />
}
