'use client'

import type { ReactNode } from 'react'
import { LoadWhenNear } from '@/ui/primitives/load-when-near/load-when-near'
import type { PriceSliderProps } from './price-slider'

const load = () => import('./price-slider').then(({ PriceSlider }) => PriceSlider)

/** The slider takes the place of the selects that the server drew once it comes near the screen. */
export function LivePriceSlider({ children, ...props }: PriceSliderProps & { children: ReactNode }) {
  return (
    <LoadWhenNear load={load} props={props}>
      {children}
    </LoadWhenNear>
  )
}
