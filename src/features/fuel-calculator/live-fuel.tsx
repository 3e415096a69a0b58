'use client'

import { useState } from 'react'
import { FuelPanel } from '@/ui/pages/fuel-cost/fuel-panel'
import { toFuelView, DEFAULT_ENTRIES } from '@/ui/pages/fuel-cost/fuel-view'
import { useDebouncedText } from '@/ui/primitives/load-when-near/use-debounced-text'

export type FuelProps = { consumption: number; subject?: string }

/** The interactive fuel calculator. Input takes effect at once, and the cost is announced when typing pauses. */
export function LiveFuel({ consumption, subject }: FuelProps) {
  const [entries, setEntries] = useState(DEFAULT_ENTRIES)
  const announced = useDebouncedText(toFuelView(entries, consumption).spoken)
  return (
    <FuelPanel
      consumption={consumption}
      subject={subject}
      entries={entries}
      announced={announced}
      onDistance={({ target }) => setEntries((before) => ({ ...before, distance: target.value }))}
      onPickDistance={(distance) => setEntries((before) => ({ ...before, distance }))}
      onPrice={({ target }) => setEntries((before) => ({ ...before, price: target.value }))}
    />
  )
}
