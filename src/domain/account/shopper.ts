/** A signed-in visitor of one site (AUTH-02). */
export type Shopper = {
  id: number
  email: string
  /** In the international form; never empty, for saving a car needs one (WATCH-03). */
  phone: string
  name: string
  lastName: string
  /** Wants offers by email. */
  isOptedIn: boolean
}

/** The name of an account: an email is one account for each site (AUTH-04). */
export function toAccountName(tenantId: number, email: string): string {
  return `${tenantId}:${email.trim().toLowerCase()}`
}
