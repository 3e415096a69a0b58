/** What the address of a shared draft says: which link it is, and the signature that only the platform can make. */
export type ShareTicket = { linkId: number; signature: string }

/** Reads '{id}.{signature}' out of an address; null for anything else. */
export function readShareTicket(text: string): ShareTicket | null {
  const [, id, signature] = /^(\d{1,12})\.([A-Za-z0-9_-]{16,64})$/.exec(text) ?? []
  return id !== undefined && signature !== undefined ? { linkId: Number(id), signature } : null
}

/** Whether a link still opens its draft: until the very second that it expires (ADM-04). Instants in Unix seconds. */
export function isLinkOpen(expiresAt: number | null, now: number): boolean {
  return expiresAt !== null && now < expiresAt
}
