import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseContentCoding, matchesEtag } from '@/domain/http/content-coding'
import type { StoredPage } from '@/domain/http/stored-page'

export type SendableBody = Pick<StoredPage, 'status' | 'encode'> & {
  /** Alternating names and values. */
  headers: readonly string[]
}

type EncodedBody = Awaited<ReturnType<StoredPage['encode']>>

function write(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: SendableBody,
  { bytes, etag, coding }: EncodedBody,
): void {
  // the client disconnected while the body was being compressed
  if (response.destroyed) return
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, ['ETag', etag, ...headers])
    response.end()
    return
  }
  const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding]
  response.writeHead(status, ['ETag', etag, 'Content-Length', String(bytes.length), ...encoding, ...headers])
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** Sends a body from memory in the coding that the client prefers, or a 304 if the client already has it (PERF-08). */
export function sendBody(request: IncomingMessage, response: ServerResponse, body: SendableBody): void {
  const encoded = body.encode(chooseContentCoding(request.headers['accept-encoding']))
  if (!(encoded instanceof Promise)) return write(request, response, body, encoded)
  encoded.then(
    (made) => write(request, response, body, made),
    (error: unknown) => {
      console.error(error)
      response.destroy()
    },
  )
}
