'use client'

import { useState } from 'react'
import { toPriceSliderAddress } from '@/domain/search/price-slider'
import { PRICE_STEP } from '@/domain/search/price-steps'
import type { RangeEnds } from '@/domain/search/range-choice'
import { LinkButton } from '@/ui/primitives/button/button'
import { RangeSlider } from '@/ui/primitives/slider/range-slider'

export type PriceSliderProps = { id: string; ends: RangeEnds; label: string }

/** A price slider with two handles, and a link to the vehicles in that range, most expensive first (SRCH-18, SRCH-19). */
export function PriceSlider({ id, ends, label }: PriceSliderProps) {
  const [[min, max], setPrices] = useState<readonly [number, number]>([ends.lowest, ends.highest])
  return (
    <div className="grid items-end gap-6 md:grid-cols-[minmax(0,1fr)_auto] md:gap-10">
      <RangeSlider
        id={id}
        label="Price"
        min={ends.lowest}
        max={ends.highest}
        step={PRICE_STEP}
        unit={{ kind: 'money' }}
        defaultValue={[ends.lowest, ends.highest]}
        onChange={([from = ends.lowest, to = ends.highest]) => setPrices([from, to])}
      />
      <LinkButton href={toPriceSliderAddress({ min, max }, ends)} variant="action" size="large">
        {label}
      </LinkButton>
    </div>
  )
}
