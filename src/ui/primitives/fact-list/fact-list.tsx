import type { CardVariant } from '@/domain/tenant/template'
import type { Fact } from './to-facts'

type Look = { list: string; item: string; value: string; label: string }
type Shape = 'figures' | 'ledger'

/** The longest value, in characters, that can be shown large. */
const LONGEST_FIGURE = 8

const FIGURES = { list: 'flex flex-wrap gap-x-10 gap-y-5', item: 'flex min-w-0 flex-col-reverse justify-end' }
const LEDGER = { list: 'border-t border-line', item: 'flex items-baseline justify-between gap-6 border-b border-line py-3' }
const PLAIN_LEDGER: Look = { ...LEDGER, value: 'text-right font-strong', label: 'min-w-0' }
const BRAND_LEDGER: Look = { ...LEDGER, value: 'text-right font-bold text-brand', label: 'min-w-0 text-ink-soft' }

/** Large figures with labels below, or a table of rows. Prestige and group always use rows. */
const LOOKS: Record<CardVariant, Record<Shape, Look>> = {
  boxed: { figures: { ...FIGURES, value: 'type-h3 text-brand', label: 'text-sm/5 text-ink-soft' }, ledger: BRAND_LEDGER },
  plate: { figures: PLAIN_LEDGER, ledger: PLAIN_LEDGER },
  listing: { figures: BRAND_LEDGER, ledger: BRAND_LEDGER },
  studio: { figures: { ...FIGURES, value: 'type-h2', label: 'text-base/6 text-ink-soft' }, ledger: PLAIN_LEDGER },
}

/**
 * Checks whether facts are shown large: one or two short values. The manufacturer template shows three or more as rows, so that they stay
 * in one column.
 */
export function areLarge(facts: readonly Fact[], variant: CardVariant): boolean {
  return facts.every(({ value }) => value.length <= LONGEST_FIGURE) && (variant !== 'studio' || facts.length < 3)
}

/** The facts of a block. */
export function FactList({ facts, variant, className = '' }: { facts: readonly Fact[]; variant: CardVariant; className?: string }) {
  if (facts.length === 0) return null
  const look = LOOKS[variant][areLarge(facts, variant) ? 'figures' : 'ledger']
  return (
    <dl className={`${look.list} ${className}`}>
      {facts.map(({ id, value, label }) => (
        <div key={id} className={look.item}>
          <dt className={look.label}>{label}</dt>
          <dd className={look.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
