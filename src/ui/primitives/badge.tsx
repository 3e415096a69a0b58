import type { ReactNode } from 'react'

/** The meaning of a badge's colour. Its text always says it too. */
export type BadgeTone = 'plain' | 'brand' | 'action' | 'good' | 'bad' | 'ink'

const TONES: Record<BadgeTone, string> = {
  plain: 'badge-plain',
  brand: 'badge-brand',
  action: 'badge-action',
  good: 'badge-good',
  bad: 'badge-bad border-bad',
  ink: 'badge-ink',
}

const SHAPE = 'badge-shape inline-flex items-center gap-2'

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${SHAPE} ${TONES[tone]}`}>{children}</span>
}
