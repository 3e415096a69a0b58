import type { ReactNode } from 'react'

/** What a badge says by its colour; its words always say it too. */
export type BadgeTone = 'plain' | 'brand' | 'action' | 'good' | 'bad' | 'ink'

const TONES: Record<BadgeTone, string> = {
  plain: 'bg-tint text-ink',
  brand: 'bg-brand text-brand-ink',
  action: 'bg-action text-action-ink',
  good: 'bg-good-tint text-good',
  bad: 'border border-bad bg-surface text-bad',
  ink: 'bg-ink text-ground',
}

/** In prestige, a dot in the tone's colour before plain text: that template has no coloured pills. */
const DOTS: Record<BadgeTone, string> = {
  plain: 'prestige:before:bg-ink-faint',
  brand: 'prestige:before:bg-ink',
  action: 'prestige:before:bg-ink',
  good: 'prestige:before:bg-good',
  bad: 'prestige:before:bg-bad',
  ink: 'prestige:before:bg-ink-faint',
}

const SHAPE =
  'inline-flex items-center gap-2 rounded-[6px] px-2.5 py-1 text-[0.8125rem]/5 font-bold tracking-wide group:rounded-none manufacturer:rounded-pill manufacturer:px-4 manufacturer:font-medium'
const PRESTIGE =
  'prestige:border-0 prestige:bg-transparent prestige:p-0 prestige:text-sm prestige:font-medium prestige:tracking-normal prestige:text-ink prestige:before:size-2 prestige:before:rounded-full'

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${SHAPE} ${TONES[tone]} ${PRESTIGE} ${DOTS[tone]}`}>{children}</span>
}
