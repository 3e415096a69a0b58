import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback, isPublicAddress } from './public-address'

export type HostAddress = { address: string; family: number }

/** Limits for outbound connections. Both settings are only for tests, whose servers run on this machine. */
export type Reach = {
  allowsLoopback: boolean
  /** Replaces the system's resolver. */
  resolve?: (hostname: string) => Promise<HostAddress[]>
}

const resolveBySystem = (hostname: string): Promise<HostAddress[]> => lookup(hostname, { all: true, verbatim: true })

/**
 * Resolves a host that a tenant chose, once. The caller connects to the returned address, so a later change of the DNS entry has no effect
 * (SEC-24).
 * @returns null when any address of the host is not public.
 * @throws when the name can't be resolved, which may be temporary.
 */
export async function findPublicHost(hostname: string, { allowsLoopback, resolve = resolveBySystem }: Reach): Promise<HostAddress | null> {
  const plain = hostname.replace(/^\[|\]$/g, '')
  const found = isIP(plain) ? [{ address: plain, family: isIP(plain) }] : await resolve(plain)
  const isAllowed = ({ address }: HostAddress) => isPublicAddress(address) || (allowsLoopback && isLoopback(address))
  const [first] = found
  return first && found.every(isAllowed) ? first : null
}

/** Returns a lookup for node's sockets that always gives the checked address. */
export function pinTo({ address, family }: HostAddress): LookupFunction {
  return (_hostname, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family))
}

/**
 * Returns a lookup for repeated connections: each connection resolves the name, checks it and connects to the checked address (SEC-24).
 * Node does not call it when the host is an address; check that with `findPublicHost`.
 */
export function lookUpPublicly(reach: Reach): LookupFunction {
  return (hostname, options, done) => {
    findPublicHost(hostname, reach).then(
      (resolved) => {
        if (!resolved) return done(new Error(`${hostname} is not on the public internet.`), '', 0)
        return pinTo(resolved)(hostname, options, done)
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), '', 0),
    )
  }
}
