import type { ReactNode } from 'react'
import type { VehiclePageModel } from './vehicle-page-model'

/** What the sidebar is given from outside; whatever is absent takes no room. */
export type SidebarSlots = {
  /** How often the page was seen, in the line of the stock number (VDP-04). */
  views?: ReactNode
  /** The market gauge, between price and buttons (GAUGE-01). */
  gauge?: ReactNode
  /** Further ways on, between enquiring and calling: reserve, test drive, trade-in. */
  actions?: ReactNode
  /** Save, share, print and the like, at the foot; each is an item of a list. */
  tools?: ReactNode
}

export type SidebarProps = {
  model: VehiclePageModel
  /** The name of the car, where it stands in the sidebar and not beside it. */
  title?: ReactNode
  slots?: SidebarSlots
}
