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
  plain: 'on-prestige:before:bg-ink-faint',
  brand: 'on-prestige:before:bg-ink',
  action: 'on-prestige:before:bg-ink',
  good: 'on-prestige:before:bg-good',
  bad: 'on-prestige:before:bg-bad',
  ink: 'on-prestige:before:bg-ink-faint',
}

const SHAPE =
  'inline-flex items-center gap-2 rounded-[6px] px-2.5 py-1 text-[0.8125rem]/5 font-bold tracking-wide forced-colors:border on-group:rounded-none on-manufacturer:rounded-pill on-manufacturer:px-4 on-manufacturer:font-medium'
const PRESTIGE =
  'on-prestige:border-0 on-prestige:bg-transparent on-prestige:p-0 on-prestige:text-sm on-prestige:font-medium on-prestige:tracking-normal on-prestige:text-ink on-prestige:before:size-2 on-prestige:before:shrink-0 on-prestige:before:rounded-full on-prestige:forced-colors:before:bg-[CanvasText]'

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${SHAPE} ${TONES[tone]} ${PRESTIGE} ${DOTS[tone]}`}>{children}</span>
}
