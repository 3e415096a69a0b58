/** A caller on this machine is its operator, or a proxy that does not forward the caller's address. */
const OWN_MACHINE = /^(?:|::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/

/**
 * Returns the address of a request's caller (SEC-21). The HTTP server sets X-Forwarded-For to this address alone. `next dev` runs without
 * that server; there the last of several addresses is the one that a proxy has seen. Empty when unknown.
 */
export function callerOf(headers: Headers): string {
  return (headers.get('x-forwarded-for') ?? '').split(',').at(-1)?.trim() ?? ''
}

/** Checks whether an address can't distinguish callers. */
export function isOwnMachine(address: string): boolean {
  return OWN_MACHINE.test(address)
}
