import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback, isPublicAddress } from './public-address'

export type HostAddress = { address: string; family: number }

/** How far an outbound connection may go. Both settings are for tests, whose receivers run on this machine. */
export type Reach = {
  allowsLoopback: boolean
  /** Resolves a name in place of the system's resolver. */
  resolve?: (hostname: string) => Promise<HostAddress[]>
}

const resolveBySystem = (hostname: string): Promise<HostAddress[]> => lookup(hostname, { all: true, verbatim: true })

/**
 * Resolves a host that a tenant named, once: the caller connects to the address that is returned, so a name that resolves to another
 * address afterwards has no effect (SEC-24).
 * @returns null when any address of the host is not on the public internet.
 * @throws when the name cannot be resolved; that may be temporary.
 */
export async function findPublicHost(hostname: string, { allowsLoopback, resolve = resolveBySystem }: Reach): Promise<HostAddress | null> {
  const plain = hostname.replace(/^\[|\]$/g, '')
  const found = isIP(plain) ? [{ address: plain, family: isIP(plain) }] : await resolve(plain)
  const isAllowed = ({ address }: HostAddress) => isPublicAddress(address) || (allowsLoopback && isLoopback(address))
  const [first] = found
  return first && found.every(isAllowed) ? first : null
}

/** A lookup for node's sockets that always answers the address that was checked. */
export function pinTo({ address, family }: HostAddress): LookupFunction {
  return (_hostname, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family))
}

/**
 * A lookup for connections that are opened again and again: each connection resolves once and goes to the address that was checked
 * (SEC-24). Node does not call it for a host that is an address already; check that one with `findPublicHost`.
 */
export function lookUpPublicly(reach: Reach): LookupFunction {
  return (hostname, options, done) => {
    findPublicHost(hostname, reach).then(
      (place) => {
        if (!place) return done(new Error(`${hostname} is not on the public internet.`), '', 0)
        return pinTo(place)(hostname, options, done)
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), '', 0),
    )
  }
}
