'use client'

import type { ReactNode } from 'react'
import { LoadWhenNear } from '@/ui/primitives/load-when-near/load-when-near'
import type { TowPanelProps } from '@/ui/pages/tow-check/tow-panel'

const load = () => import('./live-tow').then((module) => module.LiveTow)

/** The tow check, rendered by the server without a limit until its script has loaded: the page is the same for everybody (KIND-04). */
export function TowCheck({ children, ...props }: TowPanelProps & { children: ReactNode }) {
  return (
    <LoadWhenNear load={load} props={props}>
      {children}
    </LoadWhenNear>
  )
}
