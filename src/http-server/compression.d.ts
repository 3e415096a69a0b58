/** The types of the package's own declaration need those of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  type Options = { level?: number; brotli?: BrotliOptions }
  const compression: {
    (options?: Options): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
    /** Whether the response is of a type that can be compressed. */
    filter: (request: IncomingMessage, response: ServerResponse) => boolean
  }
  export default compression
}
