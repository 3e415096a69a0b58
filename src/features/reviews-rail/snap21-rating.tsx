'use client'

import { type ComponentType, useEffect, useState } from 'react'

type Props = { orgId: string }

/** The rating of Snap 21 (REV-10), which no page has at first: its script is fetched by the pages that ask for one. */
export function Snap21Rating({ orgId }: Props) {
  const [Line, setLine] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    import('./snap21-line').then(({ Snap21Line }) => setLine(() => Snap21Line), console.warn)
  }, [])
  return Line && <Line orgId={orgId} />
}
