'use client'

import { useState } from 'react'
import { limitHandle } from '@/domain/search/range-choice'
import { formatAmount, parseAmount, type AmountUnit } from './amount'

type Draft = { index: number; text: string }
type Asked = {
  defaultValues: readonly number[]
  min: number
  max: number
  unit: AmountUnit
  onChange?: (values: readonly number[]) => void
  onCommit?: (values: readonly number[]) => void
}

export type Amounts = {
  values: readonly number[]
  move: (values: readonly number[]) => void
  settle: (values: readonly number[]) => void
  textOf: (index: number) => string
  type: (index: number, text: string) => void
  /** Applies the typed text. Returns whether there was one. */
  enter: (index: number) => boolean
}

/** Manages the values of a slider, moved by its thumbs or typed. Typed text is applied on blur or Enter. */
export function useAmounts({ defaultValues, min, max, unit, onChange, onCommit }: Asked): Amounts {
  const [values, setValues] = useState(defaultValues)
  const [draft, setDraft] = useState<Draft | null>(null)
  const move = (moved: readonly number[]) => {
    setValues(moved)
    onChange?.(moved)
  }
  const enter = (index: number) => {
    if (draft?.index !== index) return false
    setDraft(null)
    const typed = parseAmount(draft.text)
    const place = (wanted: number) => limitHandle(wanted, values[index - 1], values[index + 1], { lowest: min, highest: max })
    const placed = typed === null ? values : values.with(index, place(typed))
    if (placed[index] !== values[index]) {
      move(placed)
      onCommit?.(placed)
    }
    return true
  }
  return {
    values,
    move,
    settle: (moved) => onCommit?.(moved),
    textOf: (index) => (draft?.index === index ? draft.text : formatAmount(values[index] ?? min, unit)),
    type: (index, text) => setDraft({ index, text }),
    enter,
  }
}
