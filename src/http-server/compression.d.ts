/** The types of the package's own declaration need those of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  type Options = { level?: number; brotli?: BrotliOptions }
  export default function compression(options?: Options): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
