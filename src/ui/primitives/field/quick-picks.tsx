export type QuickPicksProps = {
  /** What they set: 'Distance a week'. */
  label: string
  picks: readonly string[]
  value: string
  /** Absent until there is a script: then they are drawn and can't be pressed. */
  onPick?: (pick: string) => void
  /** One line that moves sideways, for many picks. */
  isOneLine?: boolean
}

const GRID = 'grid grid-cols-2 gap-2 @max-[11rem]:grid-cols-1 @min-[22rem]:grid-cols-4'
// the room around keeps the ring of a focused pick whole; at its end the line fades, which says that it goes on
const LINE =
  '-mx-1 flex gap-2 overflow-x-auto p-1 pr-10 [mask-image:linear-gradient(to_left,transparent,#000_2.5rem)] [scrollbar-width:none] *:shrink-0 *:px-3.5'

/** Usual values of a field, each a press away (MISC-09, MISC-10). */
export function QuickPicks({ label, picks, value, onPick, isOneLine = false }: QuickPicksProps) {
  return (
    <div className="@container min-w-0">
      <div role="group" aria-label={label} className={isOneLine ? LINE : GRID}>
        {picks.map((pick) => (
          <button
            key={pick}
            type="button"
            aria-pressed={pick === value}
            disabled={!onPick}
            onClick={onPick ? () => onPick(pick) : undefined}
            className="quick-picks-pick inline-flex min-h-11 cursor-pointer items-center justify-center border border-line bg-surface px-1 text-sm/5 font-strong whitespace-nowrap transition-quick hover:border-edge aria-pressed:border-brand aria-pressed:bg-brand-tint forced-colors:aria-pressed:border-2 forced-colors:aria-pressed:border-[Highlight]"
          >
            {pick}
          </button>
        ))}
      </div>
    </div>
  )
}
