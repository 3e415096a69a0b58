export type QuickPicksProps = {
  /** What they set: 'Distance a week'. */
  label: string
  picks: readonly string[]
  value: string
  /** Absent until there is a script: then they are drawn and can't be pressed. */
  onPick?: (pick: string) => void
}

/** Usual values of a field, each a press away (MISC-10). */
export function QuickPicks({ label, picks, value, onPick }: QuickPicksProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {picks.map((pick) => (
        <button
          key={pick}
          type="button"
          aria-pressed={pick === value}
          disabled={!onPick}
          onClick={onPick ? () => onPick(pick) : undefined}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-pill border border-line bg-surface px-3.5 text-sm/5 font-strong transition-quick hover:border-edge aria-pressed:border-brand aria-pressed:bg-brand-tint forced-colors:aria-pressed:border-2 forced-colors:aria-pressed:border-[Highlight] on-prestige:rounded-none on-group:rounded-none"
        >
          {pick}
        </button>
      ))}
    </div>
  )
}
