import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
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
