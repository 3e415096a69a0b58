import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

type Call = { authorization: string | undefined; body: unknown }

/** Opens a test's own service on loopback, which answers every request with `answer` and records the requests. */
export async function openJsonService(answer: (response: ServerResponse) => void) {
  const calls: Call[] = []
  const paths: string[] = []
  const held = { answer }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ authorization: request.headers.authorization, body: body === '' ? null : JSON.parse(body) })
      paths.push(request.url ?? '')
      held.answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the service listens on a port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    calls,
    /** Path and query of each request. */
    paths,
    answerWith: (next: (response: ServerResponse) => void) => void (held.answer = next),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
