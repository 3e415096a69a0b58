import type { CardVariant } from '@/domain/tenant/template'
import type { Fact } from './to-facts'

type Look = { list: string; item: string; value: string; label: string }
type Shape = 'figures' | 'ledger'

/** What is longer is no figure that can stand large. */
const LONGEST_FIGURE = 8

const FIGURES = { list: 'flex flex-wrap gap-x-10 gap-y-5', item: 'flex min-w-0 flex-col-reverse justify-end' }
const LEDGER = { list: 'border-t border-line', item: 'flex items-baseline justify-between gap-6 border-b border-line py-3' }
const PLAIN_LEDGER: Look = { ...LEDGER, value: 'text-right font-strong', label: 'min-w-0' }
const BRAND_LEDGER: Look = { ...LEDGER, value: 'text-right font-bold text-brand', label: 'min-w-0 text-ink-soft' }

/** Large figures with what they are below them, or rows of a ledger; prestige and group keep to the ledger. */
const LOOKS: Record<CardVariant, Record<Shape, Look>> = {
  boxed: { figures: { ...FIGURES, value: 'type-h3 text-brand', label: 'text-sm/5 text-ink-soft' }, ledger: BRAND_LEDGER },
  plate: { figures: PLAIN_LEDGER, ledger: PLAIN_LEDGER },
  listing: { figures: BRAND_LEDGER, ledger: BRAND_LEDGER },
  studio: { figures: { ...FIGURES, value: 'type-h2', label: 'text-base/6 text-ink-soft' }, ledger: PLAIN_LEDGER },
}

/** One or two short values stand large; the manufacturer sets three and more as rows, so that they stay in one column. */
export function areLarge(facts: readonly Fact[], variant: CardVariant): boolean {
  return facts.every(({ value }) => value.length <= LONGEST_FIGURE) && (variant !== 'studio' || facts.length < 3)
}

/** Facts of a block. */
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
