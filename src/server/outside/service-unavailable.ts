/**
 * A service did not answer in time, refused, or answered in an unexpected form. The same question may succeed later. The message is logged,
 * so it contains nothing of the question or the answer (SEC-05).
 */
export class ServiceUnavailableError extends Error {
  override name = 'ServiceUnavailableError'
}
