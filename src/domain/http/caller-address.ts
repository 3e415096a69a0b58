type Arrival = {
  /** The X-Forwarded-For header. Anybody can send one. */
  forwardedFor: string | null
  /** The address at the other end of the connection. */
  peer: string
  /** Number of our reverse proxies; each appends the address of its caller. */
  trustedProxies: number
}

/**
 * The address of the caller (SEC-21). Only the last entries of X-Forwarded-For are trusted, one per trusted proxy; the caller may have
 * written the others.
 */
export function readCallerAddress({ forwardedFor, peer, trustedProxies }: Arrival): string {
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  const chain = [...hops, peer]
  return chain.at(-1 - Math.min(trustedProxies, hops.length)) ?? peer
}
