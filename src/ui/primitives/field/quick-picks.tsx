export type QuickPicksProps = {
  /** Names the field that they set: 'Distance per week'. */
  label: string
  picks: readonly string[]
  value: string
  /** Absent until JavaScript runs. The picks are disabled until then. */
  onPick?: (pick: string) => void
  /** Puts many picks in one line that scrolls sideways. */
  isOneLine?: boolean
}

const GRID = 'grid grid-cols-2 gap-2 @max-[11rem]:grid-cols-1 @min-[22rem]:grid-cols-4'
// The padding keeps a pick's focus ring from being cut off. The line fades out at its end to show that it scrolls.
const LINE =
  '-mx-1 flex gap-2 overflow-x-auto p-1 pr-10 [mask-image:linear-gradient(to_left,transparent,#000_2.5rem)] [scrollbar-width:none] *:shrink-0 *:px-3.5'

/** Common values for a field (MISC-09, MISC-10). */
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
