import { estimateMonthlySales } from '@/domain/promotions/sales-counter'
import { SalesCounter } from '@/features/sales-counter/sales-counter'
import { Band } from '@/ui/primitives/band'
import type { BlockProps } from '../types'

export function SalesCounterBlock({ block, site: { tenant, now } }: BlockProps<'salesCounter'>) {
  if (!tenant.switches.salesCounterEnabled) return null
  return (
    <Band tone="brand">
      <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <SalesCounter initial={estimateMonthlySales(now)} />
        <span className="type-h2">{block.heading}</span>
      </p>
      {block.text && <p className="mt-2 max-w-[42rem] text-ink-soft">{block.text}</p>}
    </Band>
  )
}
