import type { SiteLink } from '@/domain/tenant/tenant'

/** An option of a panel field. `count` is null where no count is shown. */
export type PanelOption = { value: string; label: string; count: number | null }

/** A select of the panel. `name` is the search parameter. The first option has the value '', which filters nothing. */
export type PanelSelectView = { name: string; label: string; options: PanelOption[] }

/** Two selects that limit each other: the lower value can't exceed the higher one (SRCH-19). */
export type PanelPriceView = { from: PanelSelectView; to: PanelSelectView }

/** The initial state of a search panel. */
export type SearchPanelView = {
  /** The form's accessible name. */
  label: string
  /** New, demo, used. Null when there is only one kind. */
  condition: PanelSelectView | null
  /** Null when the stock offers no choice. */
  make: PanelSelectView | null
  /** Has no models until a make is chosen, unless there is only one make. */
  model: PanelSelectView | null
  body: PanelSelectView | null
  dealership: PanelSelectView | null
  price: PanelPriceView | null
  subscription: PanelSelectView | null
  total: number
  /** '118 cars' */
  countText: string
  /** Quick searches. */
  chips: SiteLink[]
}

/** Returns the selects in the order of the form, without those that the stock makes pointless. */
export function listSelects({ make, model, body, dealership, price, subscription }: SearchPanelView): PanelSelectView[] {
  return [make, model, body, dealership, price?.from ?? null, price?.to ?? null, subscription].filter((select) => select !== null)
}
