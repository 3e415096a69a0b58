'use client'

import type { ReactNode } from 'react'
import { LoadWhenNear } from '@/ui/primitives/load-when-near/load-when-near'
import type { PriceSliderProps } from './price-slider'

const load = () => import('./price-slider').then(({ PriceSlider }) => PriceSlider)

/** Replaces the server-rendered selects with the slider near the viewport. */
export function LivePriceSlider({ children, ...props }: PriceSliderProps & { children: ReactNode }) {
  return (
    <LoadWhenNear load={load} props={props}>
      {children}
    </LoadWhenNear>
  )
}
