import type { SiteLink } from '@/domain/tenant/tenant'

/** A value that a field of the panel offers; `count` is null where none is said. */
export type PanelOption = { value: string; label: string; count: number | null }

/** A select of the panel. `name` is the search parameter, '' the value of the first option, which asks for nothing. */
export type PanelSelectView = { name: string; label: string; options: PanelOption[] }

/** Two selects that hold each other in order: the lower may not pass the higher (SRCH-19). */
export type PanelPriceView = { from: PanelSelectView; to: PanelSelectView }

/** What a search panel shows before anybody touches it. */
export type SearchPanelView = {
  /** Names the form for those who do not see it. */
  label: string
  /** New, demo, used: null where there is only one kind. */
  condition: PanelSelectView | null
  /** Null where the stock offers nothing to choose. */
  make: PanelSelectView | null
  /** Empty of models until a make is chosen, unless there is only one make. */
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

/** The selects in the order of the form, without those that the stock makes pointless. */
export function listSelects({ make, model, body, dealership, price, subscription }: SearchPanelView): PanelSelectView[] {
  return [make, model, body, dealership, price?.from ?? null, price?.to ?? null, subscription].filter((select) => select !== null)
}
