import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/ui/primitives/icon/icon'

export type CostPanelProps = { id: string; title: string; icon: IconName; children: ReactNode }

/** A small calculator on the vehicle page: boxed in the dealer template, ruled in prestige, tinted in manufacturer. */
export function CostPanel({ id, title, icon, children }: CostPanelProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="cost-panel-box rounded-card border-line">
      <h2 id={`${id}-title`} className="cost-panel-title flex items-center gap-2.5 text-lg/7">
        <Icon name={icon} size={20} className="cost-panel-icon shrink-0 text-brand" />
        {title}
      </h2>
      {children}
    </section>
  )
}

export type CostRow = { label: string; value: string; isStrong?: boolean }

/** The results: a name on the left, an amount on the right. The first row is large. */
export function CostRows({ rows }: { rows: readonly CostRow[] }) {
  return (
    <dl>
      {rows.map(({ label, value, isStrong }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
          <dt className="text-[0.9375rem]/6">{label}</dt>
          <dd className={isStrong ? 'cost-panel-amount font-display text-[1.375rem]/8' : 'text-[0.9375rem]/6 font-strong'}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
