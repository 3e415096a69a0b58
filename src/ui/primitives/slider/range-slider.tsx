'use client'

import type { FieldFrame } from '../field/field'
import { FieldSet } from '../field/field-set'
import type { AmountUnit } from './amount'
import { AmountEntry } from './amount-entry'
import { SliderTrack } from './slider-track'
import { useAmounts } from './use-amounts'

export type SliderFrame = Pick<FieldFrame, 'id' | 'label' | 'hint' | 'error' | 'className'> & {
  min: number
  max: number
  step: number
  unit: AmountUnit
  isDisabled?: boolean
}

export type RangeSliderProps = SliderFrame & {
  defaultValue: readonly [number, number]
  /** The form names of the two ends. An end at its bound means 'any' and is not sent. */
  names?: { min: string; max: string }
  histogram?: readonly number[]
  /** While a thumb moves. */
  onChange?: (values: readonly number[]) => void
  /** Called when a thumb is released or a typed value is entered. */
  onCommit?: (values: readonly number[]) => void
}

/** Two thumbs on one track. Each can be dragged, moved by keys, or typed (A11Y-02). */
export function RangeSlider({ defaultValue, names, histogram, onChange, onCommit, className, ...frame }: RangeSliderProps) {
  const { id, label, hint, error, min, max, step, unit, isDisabled } = frame
  const amounts = useAmounts({ defaultValues: defaultValue, min, max, unit, onChange, onCommit })
  const labels = [`${label} from`, `${label} to`]
  const [low = min, high = max] = amounts.values
  const entry = { amounts, isDisabled, isWrong: Boolean(error) }
  return (
    <FieldSet id={id} label={label} hint={hint} error={error} className={className}>
      <SliderTrack
        {...{ min, max, step, unit, labels, isDisabled, histogram }}
        values={amounts.values}
        onMove={amounts.move}
        onSettle={amounts.settle}
      />
      <div className="mt-1 flex flex-wrap items-center gap-2.5">
        <AmountEntry id={`${id}-from`} label={`${label} from`} index={0} {...entry} />
        <span className="text-ink-soft">to</span>
        <AmountEntry id={`${id}-to`} label={`${label} to`} index={1} {...entry} />
      </div>
      {names && <input type="hidden" name={names.min} value={low} disabled={low === min || isDisabled} />}
      {names && <input type="hidden" name={names.max} value={high} disabled={high === max || isDisabled} />}
    </FieldSet>
  )
}
