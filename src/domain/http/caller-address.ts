type Arrival = {
  /** The X-Forwarded-For header as it came; anybody can send one. */
  forwardedFor: string | null
  /** The address at the other end of the connection. */
  peer: string
  /** How many reverse proxies of our own stand in front, each of which adds the address that it was called from. */
  trustedProxies: number
}

/**
 * The address of whoever made a request (SEC-21). Of the addresses in X-Forwarded-For only as many are believed as there are trusted proxies;
 * what stands before them was written by the caller.
 */
export function readCallerAddress({ forwardedFor, peer, trustedProxies }: Arrival): string {
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  const chain = [...hops, peer]
  return chain.at(-1 - Math.min(trustedProxies, hops.length)) ?? peer
}
