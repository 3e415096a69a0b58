import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

export type StripeCall = { method: string; path: string; key: unknown; idempotency: unknown; body: Record<string, string> }
type Answer = (call: StripeCall) => { status?: number; json: unknown } | 'hang up'

function toCall({ method = '', url = '', headers }: IncomingMessage, body: string): StripeCall {
  const [path = '', query = ''] = url.split('?')
  return {
    method,
    path,
    key: headers.authorization,
    idempotency: headers['idempotency-key'],
    body: Object.fromEntries([...new URLSearchParams(query), ...new URLSearchParams(body)]),
  }
}

/** Simulates Stripe's API on loopback: returns the given responses and records the requests. */
export async function openStripeAccount() {
  const calls: StripeCall[] = []
  const held: { answer: Answer } = { answer: () => ({ status: 404, json: {} }) }
  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      const call = toCall(incoming, body)
      calls.push(call)
      const answer = held.answer(call)
      if (answer === 'hang up') return void incoming.socket.destroy()
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.json))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('the account listens on a port')
  return {
    address: `http://127.0.0.1:${place.port}`,
    calls,
    /** Returns the recorded requests as 'METHOD path'. */
    asked: () => calls.map(({ method, path }) => `${method} ${path}`),
    answerWith: (answer: Answer) => {
      calls.length = 0
      held.answer = answer
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
