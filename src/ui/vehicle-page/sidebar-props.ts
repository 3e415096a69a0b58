import type { ReactNode } from 'react'
import type { VehiclePageModel } from './vehicle-page-model'

export type SidebarProps = {
  model: VehiclePageModel
  /** The name of the car, where it stands in the sidebar and not beside it. */
  title?: ReactNode
  /** The market gauge, between price and buttons (GAUGE-01). */
  gauge?: ReactNode
}
