/** The content of a shared draft's address: the link's id, and a signature that only the platform can create. */
export type ShareTicket = { linkId: number; signature: string }

/** Reads '{id}.{signature}' from an address; null for anything else. */
export function readShareTicket(text: string): ShareTicket | null {
  const [, id, signature] = /^(\d{1,12})\.([A-Za-z0-9_-]{16,64})$/.exec(text) ?? []
  return id !== undefined && signature !== undefined ? { linkId: Number(id), signature } : null
}

/** Checks whether a link still opens its draft: until just before its expiry (ADM-04). Times are in Unix seconds. */
export function isLinkOpen(expiresAt: number | null, now: number): boolean {
  return expiresAt !== null && now < expiresAt
}
