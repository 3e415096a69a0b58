'use client'

import { describeControl, Field } from '../field/field'
import { AmountEntry } from './amount-entry'
import type { SliderFrame } from './range-slider'
import { SliderTrack } from './slider-track'
import { useAmounts } from './use-amounts'

export type SliderProps = SliderFrame & {
  defaultValue: number
  name?: string
  onChange?: (value: number) => void
  onCommit?: (value: number) => void
}

/** A single value on a track, to drag, move by keys, or type: deposits, terms, distances. */
export function Slider({ defaultValue, name, onChange, onCommit, className, ...frame }: SliderProps) {
  const { id, label, hint, error, min, max, step, unit, isDisabled } = frame
  const amounts = useAmounts({
    defaultValues: [defaultValue],
    min,
    max,
    unit,
    onChange: ([value = min]) => onChange?.(value),
    onCommit: ([value = min]) => onCommit?.(value),
  })
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <div className="flex flex-wrap items-center gap-x-5">
        <div className="min-w-0 flex-[3] basis-40">
          <SliderTrack
            {...{ min, max, step, unit, isDisabled }}
            labels={[label]}
            values={amounts.values}
            onMove={amounts.move}
            onSettle={amounts.settle}
          />
        </div>
        <AmountEntry
          id={id}
          label={label}
          index={0}
          amounts={amounts}
          isDisabled={isDisabled}
          isWrong={Boolean(error)}
          describedBy={describeControl({ id, hint, error })['aria-describedby']}
        />
      </div>
      {name && <input type="hidden" name={name} value={amounts.values[0] ?? min} disabled={isDisabled} />}
    </Field>
  )
}
