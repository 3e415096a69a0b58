/** A vehicle whose page can be shared. */
export type SharedCar = {
  /** The page's full address. */
  url: string
  /** '2023 Toyota RAV4' */
  name: string
  /** How long a toast confirms a copied link, in milliseconds; null for no toast (VDP-21). */
  toastMs: number | null
}
