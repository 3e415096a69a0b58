import { findPublicHost } from '../outside/find-public-host'

/**
 * Returns the address of a site's search engine if it may be called, else null; then the platform's search is used. Addresses that dealers
 * enter must not reach our own network (SEC-02). The platform's `own` engine may have any address. A name that can't be resolved is
 * accepted, since that may be temporary; each connection checks it again (`createPublicClient`).
 */
export async function refuseInnerHost(address: string | null, own: string | null): Promise<string | null> {
  if (address === null || address === own) return address
  const { hostname } = new URL(address)
  const isRefused = await findPublicHost(hostname, { allowsLoopback: false }).then(
    (resolved) => resolved === null,
    () => false,
  )
  return isRefused ? null : address
}
