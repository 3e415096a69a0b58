'use client'

import { type ComponentType, useEffect, useState } from 'react'

type Props = { orgId: string }

/** Loads the Snap 21 rating (REV-10) only on pages that show one. */
export function Snap21Rating({ orgId }: Props) {
  const [Line, setLine] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    import('./snap21-line').then(({ Snap21Line }) => setLine(() => Snap21Line), console.warn)
  }, [])
  return Line && <Line orgId={orgId} />
}
