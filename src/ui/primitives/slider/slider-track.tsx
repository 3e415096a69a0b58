import { Slider as BaseSlider } from '@base-ui/react/slider'
import { formatAmount, type AmountUnit } from './amount'

export type SliderTrackProps = {
  values: readonly number[]
  min: number
  max: number
  step: number
  unit: AmountUnit
  /** The accessible name of each thumb: 'Price from', 'Price to'. */
  labels: readonly string[]
  isDisabled?: boolean
  /**
   * The number of vehicles in each equal part from min to max, drawn behind the thumbs. It is decoration; the counts are elsewhere as text.
   */
  histogram?: readonly number[]
  onMove: (values: readonly number[]) => void
  onSettle: (values: readonly number[]) => void
}

const THUMB =
  'slider-thumb bg-surface transition-[background-color,border-color] before:absolute hover:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-dragging:bg-brand-tint'

type HistogramProps = { counts: readonly number[] } & Pick<SliderTrackProps, 'values' | 'min' | 'max'>

function Histogram({ counts, values, min, max }: HistogramProps) {
  const most = Math.max(1, ...counts)
  const [low = min, high = max] = values
  const isInside = (index: number) => {
    const middle = min + ((index + 0.5) / counts.length) * (max - min)
    return middle >= low && middle <= high
  }
  return (
    <div aria-hidden="true" className="-mb-[23px] flex h-12 items-end gap-[3px] px-3.5 forced-colors:hidden">
      {counts.map((count, index) => (
        <span
          // bars never change position
          key={index}
          style={{ height: `${count === 0 ? 0 : Math.max(6, (count / most) * 100)}%` }}
          className={`slider-bar min-w-0 flex-1 ${isInside(index) ? 'slider-bar-inside' : 'bg-line'}`}
        />
      ))}
    </div>
  )
}

/**
 * The track with its thumbs. Arrow keys move by one step, Page keys by ten; Home and End jump to the ends. Each thumb has its value as
 * text.
 */
export function SliderTrack({ values, min, max, step, unit, labels, isDisabled, histogram, onMove, onSettle }: SliderTrackProps) {
  return (
    <>
      {histogram && <Histogram counts={histogram} values={values} min={min} max={max} />}
      <BaseSlider.Root
        value={values}
        min={min}
        max={max}
        step={step}
        largeStep={step * 10}
        minStepsBetweenValues={1}
        disabled={isDisabled}
        onValueChange={onMove}
        onValueCommitted={onSettle}
        thumbAlignment="edge-client-only"
        className="data-disabled:opacity-55"
      >
        <BaseSlider.Control className="flex h-11 touch-none items-center select-none">
          <BaseSlider.Track className="slider-line w-full rounded-pill select-none">
            <BaseSlider.Indicator className="slider-filled rounded-pill bg-brand forced-colors:bg-[Highlight]" />
            {labels.map((label, index) => (
              <BaseSlider.Thumb
                key={label}
                index={index}
                aria-label={label}
                getAriaValueText={(_, value) => formatAmount(value, unit)}
                className={THUMB}
              />
            ))}
          </BaseSlider.Track>
        </BaseSlider.Control>
      </BaseSlider.Root>
    </>
  )
}
