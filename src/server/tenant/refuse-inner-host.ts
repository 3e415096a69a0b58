import { findPublicHost } from '../outside/find-public-host'

/**
 * The address of a search engine that a site named, if it may be called: what a dealer types leads to the public internet and never into our own network
 * (SEC-02), as with webhooks. The platform's `own` engine may be named, wherever it stands. Null for one that may not be called: then the platform's own
 * search answers. A name that cannot be resolved is kept, since that may pass: what it leads to by then is judged at each connection
 * (`createPublicClient`).
 */
export async function refuseInnerHost(address: string | null, own: string | null): Promise<string | null> {
  if (address === null || address === own) return address
  const { hostname } = new URL(address)
  const isRefused = await findPublicHost(hostname, { allowsLoopback: false }).then(
    (place) => place === null,
    () => false,
  )
  return isRefused ? null : address
}
