import type { ModelLabel } from '@/domain/models/model'

/** NEW is filled and COMING SOON outlined, so that they differ by more than colour (MOD-07, MOD-08). */
const LOOKS: Record<ModelLabel['kind'], string> = {
  new: 'bg-brand text-brand-ink',
  comingSoon: 'border border-ink bg-surface text-ink',
}

export function ModelLabelPill({ label, className = '' }: { label: ModelLabel; className?: string }) {
  return (
    <span
      className={`model-label-pill inline-flex min-h-8 items-center px-3.5 text-[0.8125rem]/5 font-strong tracking-[0.08em] forced-colors:border ${LOOKS[label.kind]} ${className}`}
    >
      {label.text}
    </span>
  )
}
