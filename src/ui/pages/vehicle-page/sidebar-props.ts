import type { ReactNode } from 'react'
import type { VehiclePageModel } from './vehicle-page-model'

/** Optional parts of the sidebar. An absent part takes no space. */
export type SidebarSlots = {
  /** The view count, in the line of the stock number (VDP-04). */
  views?: ReactNode
  /** The market gauge, between price and buttons (GAUGE-01). */
  gauge?: ReactNode
  /** More actions between enquiry and call: reserve, test drive, trade-in. */
  actions?: ReactNode
  /** List items for save, share, print and the like, at the bottom. */
  tools?: ReactNode
}

export type SidebarProps = {
  model: VehiclePageModel
  /** The vehicle's name, in layouts where it is part of the sidebar. */
  title?: ReactNode
  slots?: SidebarSlots
}
