import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback, isPublicAddress } from './public-address'

/** Whether this machine itself may be called; only tests, whose receivers run on it, allow that. */
export type Reach = { allowsLoopback: boolean }

/**
 * The address of a host that a dealer named, settled before anything is sent: the caller connects to this very address, so a name that answers
 * differently the next time leads nowhere (SEC-02).
 * @returns null for a host that is not on the public internet.
 * @throws when the name cannot be resolved, which is a failure that may pass.
 */
export async function findPublicHost(hostname: string, { allowsLoopback }: Reach): Promise<{ address: string; family: number } | null> {
  const plain = hostname.replace(/^\[|\]$/g, '')
  const found = isIP(plain) ? [{ address: plain, family: isIP(plain) }] : await lookup(plain, { all: true, verbatim: true })
  const isAllowed = ({ address }: { address: string }) => isPublicAddress(address) || (allowsLoopback && isLoopback(address))
  const [first] = found
  return first && found.every(isAllowed) ? first : null
}

/**
 * Resolves the names of connections that are made again and again, each time they are made: what is checked is what is connected to (SEC-02). A host that is
 * an address already is not resolved; `findPublicHost` judges it.
 */
export function lookUpPublicly(reach: Reach): LookupFunction {
  return (hostname, options, done) => {
    findPublicHost(hostname, reach).then(
      (place) => {
        if (!place) return done(new Error(`${hostname} is not on the public internet.`), '', 0)
        return options.all ? done(null, [place]) : done(null, place.address, place.family)
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), '', 0),
    )
  }
}
