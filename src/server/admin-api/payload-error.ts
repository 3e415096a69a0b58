/**
 * Returns the HTTP status of a Payload error; null for any other error. `instanceof` does not work here: each bundle has its own copy of
 * the classes.
 */
export function statusOfPayloadError(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null
}
