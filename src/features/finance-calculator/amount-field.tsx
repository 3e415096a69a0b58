'use client'

import { useState } from 'react'
import { clampEntry, describeBounds, type Bounds } from '@/domain/finance/calculator-limits'
import { readEntry } from '@/domain/finance/read-entry'
import { QuickPicks } from '@/ui/primitives/field/quick-picks'
import { TextField } from '@/ui/primitives/field/text-field'
import type { AmountUnit } from '@/ui/primitives/slider/amount'
import { SliderTrack } from '@/ui/primitives/slider/slider-track'

export type AmountFieldProps = {
  id: string
  label: string
  /** In the unit that is shown: dollars or percent. */
  value: number
  bounds: Bounds
  /** The slider's own end, where it is nearer than what may be typed; null for no slider. */
  sliderMax: number | null
  unit: AmountUnit
  format: (value: number) => string
  onChange: (value: number) => void
  /** Usual amounts, each a press away (MISC-09); those outside the bounds are left out. */
  picks?: readonly number[]
}

const isInside = (value: number, { min, max }: Bounds) => value >= min && value <= max

/** In prestige the slider is the rule under the field. */
const RULED = 'amount-field-ruled'

/**
 * An amount to type or to slide. What is typed counts as soon as it lies inside the bounds; outside them the bounds are told (FIN-11), and on leaving the
 * field the nearest one takes its place (FIN-19). What is no number leaves the amount as it was.
 */
export function AmountField({ id, label, value, bounds, sliderMax, unit, format, onChange, picks = [] }: AmountFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const type = (text: string) => {
    setDraft(text)
    const typed = readEntry(text)
    if (typed === null) return
    setProblem(describeBounds(typed, bounds, format))
    if (isInside(typed, bounds)) onChange(typed)
  }
  const leave = () => {
    const typed = draft === null ? null : readEntry(draft)
    setDraft(null)
    if (typed !== null && !isInside(typed, bounds)) onChange(clampEntry(typed, bounds))
  }
  const slide = ([moved = value]: readonly number[]) => {
    setDraft(null)
    setProblem(null)
    onChange(clampEntry(moved, bounds))
  }

  const offered = picks.filter((pick) => isInside(pick, bounds))
  return (
    <div className={`flex min-w-0 flex-col ${sliderMax === null ? '' : RULED}`}>
      <TextField
        id={id}
        label={label}
        error={problem}
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? format(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave()
        }}
      />
      {sliderMax !== null && (
        <SliderTrack
          min={bounds.min}
          max={sliderMax}
          step={bounds.step}
          unit={unit}
          labels={[`${label}, slider`]}
          values={[Math.min(value, sliderMax)]}
          onMove={slide}
          onSettle={slide}
        />
      )}
      {offered.length > 0 && (
        <div className="mt-auto pt-2">
          <QuickPicks
            isOneLine
            label={`${label}, usual amounts`}
            picks={offered.map(format)}
            value={format(value)}
            onPick={(pick) => slide(offered.filter((amount) => format(amount) === pick))}
          />
        </div>
      )}
    </div>
  )
}
