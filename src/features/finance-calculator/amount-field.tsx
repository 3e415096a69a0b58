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
  /** In the displayed unit: dollars or percent. */
  value: number
  bounds: Bounds
  /** The slider's maximum, where it is below the allowed maximum; null for no slider. */
  sliderMax: number | null
  unit: AmountUnit
  format: (value: number) => string
  onChange: (value: number) => void
  /** Suggested amounts, each a button (MISC-09); those outside the bounds are omitted. */
  picks?: readonly number[]
}

const isInside = (value: number, { min, max }: Bounds) => value >= min && value <= max

/** In prestige the slider track is the field's bottom border. */
const RULED = 'amount-field-ruled'

/**
 * A field to type or slide an amount. Input within the bounds takes effect at once. Outside them the field shows the bounds (FIN-11), and
 * leaving it applies the nearest one (FIN-19). Input that isn't a number changes nothing.
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
