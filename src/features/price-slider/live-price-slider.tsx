'use client'

import type { ReactNode } from 'react'
import { OnNeed } from '@/ui/primitives/on-need/on-need'
import type { PriceSliderProps } from './price-slider'

const load = () => import('./price-slider').then(({ PriceSlider }) => PriceSlider)

/** Replaces the server-rendered selects with the slider near the viewport. */
export function LivePriceSlider({ children, ...props }: PriceSliderProps & { children: ReactNode }) {
  return (
    <OnNeed load={load} props={props}>
      {children}
    </OnNeed>
  )
}
