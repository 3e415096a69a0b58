import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import onHeaders from 'on-headers'

/**
 * A result page of 300 KB costs 1.8 ms of CPU time in Brotli's quality 1, and 7.2 ms in gzip's level 6, which is what Next.js uses, for the
 * same number of bytes (PERF-09). Stored pages are compressed better, see the page cache.
 */
const compress = compression({ level: 4, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } } })

/** A shared cache must not give one client what was compressed for another. */
function markCompressible(request: IncomingMessage, response: ServerResponse): void {
  onHeaders(response, () => {
    const isMarked = /accept-encoding/i.test(String(response.getHeader('vary')))
    if (!isMarked && compression.filter(request, response)) response.appendHeader('Vary', 'Accept-Encoding')
  })
}

/**
 * Compresses what a handler is about to send, if the client accepts it and the type can be compressed. Bodies that state a length below
 * 1 KB are sent as they are.
 */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  // the package hides the length of short bodies from Node
  if (request.headers['accept-encoding'] === undefined) markCompressible(request, response)
  else compress(request, response, () => undefined)
}
