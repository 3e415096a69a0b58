'use client'

import type { ReactNode } from 'react'
import { LoadWhenNear } from '@/ui/primitives/load-when-near/load-when-near'
import type { LiveDeliveryProps } from './live-delivery'

const load = () => import('./live-delivery').then((module) => module.LiveDelivery)

/** The delivery calculator, drawn by the server until its script is there. */
export function DeliveryCalculator({ children, ...props }: LiveDeliveryProps & { children: ReactNode }) {
  return (
    <LoadWhenNear load={load} props={props}>
      {children}
    </LoadWhenNear>
  )
}
