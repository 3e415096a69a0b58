/** A car whose page a visitor sends on. */
export type SharedCar = {
  /** The page's full address. */
  url: string
  /** '2023 Toyota RAV4' */
  name: string
  /** How long a toast confirms a copied link, in milliseconds; null where the tenant has none (VDP-21). */
  toastMs: number | null
}
