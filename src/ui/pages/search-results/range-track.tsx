import type { CSSProperties } from 'react'
import { formatSliderValue, toShare } from './range-words'
import type { TrackView } from './search-view'

/** Returns one outline for a row of bars, with a gap of a tenth of a bar's width. */
function toOutline(bars: readonly number[]): string {
  const most = Math.max(1, ...bars)
  return bars
    .map((count, index) => (count === 0 ? '' : `M${index * 10} 100V${100 - Math.max(8, Math.round((count / most) * 100))}h9V100z`))
    .join('')
}

function Bars({ bars }: { bars: readonly number[] }) {
  const outline = toOutline(bars)
  const box = { viewBox: `0 0 ${bars.length * 10} 100`, preserveAspectRatio: 'none' }
  return (
    <div className="range-bars" aria-hidden="true">
      <svg {...box}>
        <path d={outline} />
      </svg>
      <svg {...box}>
        <path d={outline} />
      </svg>
    </div>
  )
}

export type RangeTrackProps = { name: string; label: string; track: TrackView }

/**
 * Two native sliders on one line, above the fields that the form sends (SRCH-19). They have no names, and a script keeps the fields in
 * sync. A histogram of the vehicles is drawn behind them.
 */
export function RangeTrack({ name, label, track }: RangeTrackProps) {
  const { lowest, highest, step, low, high, bars, words } = track
  const ends = [
    { end: 'min', value: low, word: 'from' },
    { end: 'max', value: high, word: 'to' },
  ]
  const places: CSSProperties = Object.fromEntries([
    ['--low', toShare(low, track)],
    ['--high', toShare(high, track)],
  ])
  return (
    <div
      data-range={name}
      data-prefix={words.prefix || undefined}
      data-suffix={words.suffix || undefined}
      data-plain={words.isPlain || undefined}
      style={places}
    >
      {bars && <Bars bars={bars} />}
      <div className="range-track">
        {ends.map(({ end, value, word }) => (
          <input
            key={end}
            type="range"
            data-end={end}
            min={lowest}
            max={highest}
            step={step}
            defaultValue={value}
            aria-label={`${label} ${word}`}
            aria-valuetext={formatSliderValue(value, words)}
            className="range-thumb"
          />
        ))}
      </div>
    </div>
  )
}
