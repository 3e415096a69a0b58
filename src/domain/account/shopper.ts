/** A signed-in visitor of one site (AUTH-02). */
export type Shopper = {
  id: number
  email: string
  /** In international format. Never empty, because saving a car needs a phone (WATCH-03). */
  phone: string
  name: string
  lastName: string
  /** Wants offers by email. */
  isOptedIn: boolean
}

/** The unique name of an account. The same email can have an account on each site (AUTH-04). */
export function toAccountName(tenantId: number, email: string): string {
  return `${tenantId}:${email.trim().toLowerCase()}`
}
