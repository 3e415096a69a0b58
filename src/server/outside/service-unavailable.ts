/**
 * A service did not answer in time, refused, or answered in another form than agreed; the same question may succeed later. Its message is logged, so it
 * holds nothing of the question or the answer (SEC-05).
 */
export class ServiceUnavailableError extends Error {
  override name = 'ServiceUnavailableError'
}
