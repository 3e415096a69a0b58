/** Whoever calls from this machine is its own operator, or a proxy that does not say who calls. */
const OWN_MACHINE = /^(?:|::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/

/**
 * The address that a request came from (SEC-21). The HTTP server has put it into X-Forwarded-For, alone; behind `next dev`, which has no such
 * server, the last of several is the one that a proxy has seen. Empty when nothing is known.
 */
export function callerOf(headers: Headers): string {
  return (headers.get('x-forwarded-for') ?? '').split(',').at(-1)?.trim() ?? ''
}

/** Whether callers at this address can't be told from one another. */
export function isOwnMachine(address: string): boolean {
  return OWN_MACHINE.test(address)
}
