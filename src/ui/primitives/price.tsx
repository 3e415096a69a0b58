import { formatMoney, type Cents } from '@/domain/money/money'

export type PriceProps = {
  amount: Cents
  /** The previous price, struck through. */
  was?: Cents | null
  /** What the price includes ('Drive away'). It is always shown with the price. */
  basis: string | null
  size?: 'card' | 'page'
}

/** A price with its basis, and the previous price. */
export function Price({ amount, was = null, basis, size = 'card' }: PriceProps) {
  return (
    <div>
      {was !== null && (
        <p className="text-sm/5 text-ink-soft">
          <span className="sr-only">Was </span>
          <s>{formatMoney(was)}</s> <strong className="font-strong text-bad">Save {formatMoney(was - amount)}</strong>
        </p>
      )}
      <p className={size === 'page' ? 'type-h1 whitespace-nowrap' : 'type-price whitespace-nowrap'}>{formatMoney(amount)}</p>
      {basis && <p className="text-sm/5 text-ink-soft">{basis}</p>}
    </div>
  )
}
