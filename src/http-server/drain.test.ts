import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'

/**
 * A server in a process of its own: the signal ends it. `/wait/30` answers after 30 ms, `/busy/30` blocks the process for 30 ms, and
 * `/parts/30` sends two parts with 30 ms between them.
 */
const SERVER = `
import http from 'node:http'
const { Drain } = await import(${JSON.stringify(path.resolve('src/http-server/drain.ts'))})
const drain = new Drain()
const TEXT = 'x'.repeat(50_000)
const server = http.createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  drain.watch(response)
  const [, kind, ms] = request.url.split('/')
  if (kind === 'busy') for (const end = Date.now() + Number(ms); Date.now() < end; );
  if (kind === 'parts') response.write(TEXT)
  setTimeout(() => response.end(TEXT), kind === 'busy' ? 0 : Number(ms))
})
drain.stopOnSignal(server, async () => undefined)
server.listen(0, '127.0.0.1', () => process.send(server.address().port))`

const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})

/** Starts the server. `stop` sends SIGTERM and resolves with the exit code and the time until then. */
async function startServer() {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SERVER], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  running.add(child)
  const [port] = await once(child, 'message')
  const stop = async () => {
    const began = Date.now()
    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    return { code: Number(code), ms: Date.now() - began }
  }
  return { port: Number(port), stop }
}

/** Returns `answered` for a complete response, otherwise what went wrong. */
function ask(port: number, address: string, agent?: http.Agent): Promise<string> {
  return new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path: address, agent: agent ?? false }, (response) => {
      response.on('end', () => resolve(response.complete && response.statusCode === 200 ? 'answered' : 'cut off'))
      response.on('error', ({ message }) => resolve(message))
      response.resume()
    })
    request.on('error', (error) => resolve('code' in error ? String(error.code) : error.message))
  })
}

test('REL-09: a connection that arrives while the process is busy is answered, although it was asked to stop before', async () => {
  const { port, stop } = await startServer()
  const busy = ask(port, '/busy/500')
  await sleep(150)
  const stopped = stop()
  await sleep(100)
  const waiting = Array.from({ length: 8 }, () => ask(port, '/wait/10'))
  expect(await Promise.all([busy, ...waiting])).toEqual(Array.from({ length: 9 }, () => 'answered'))
  expect((await stopped).code).toBe(0)
  expect(await ask(port, '/wait/1')).toBe('ECONNREFUSED')
})

test('REL-09: a response that had begun is sent to its end, idle connections are closed, and the process ends by itself', async () => {
  const { port, stop } = await startServer()
  const agent = new http.Agent({ keepAlive: true })
  expect(await ask(port, '/wait/1', agent)).toBe('answered')
  const begun = ask(port, '/parts/2000')
  await sleep(100)
  const { code, ms } = await stop()
  expect([await begun, code]).toEqual(['answered', 0])
  expect(ms).toBeLessThan(10_000)
  agent.destroy()
})

test('REL-09: a connection on which nothing was ever sent does not keep the process from ending', async () => {
  const { port, stop } = await startServer()
  const unused = net.connect(port, '127.0.0.1')
  await once(unused, 'connect')
  const closed = once(unused, 'close')
  const { code, ms } = await stop()
  expect(code).toBe(0)
  expect(ms).toBeLessThan(10_000)
  await closed
})

test('REL-09: five restarts under the load of clients that keep their connections lose no response and reset nothing', async () => {
  const lost: string[] = []
  let answered = 0
  for (let restart = 0; restart < 5; restart += 1) {
    const { port, stop } = await startServer()
    const visit = async (visitor: number) => {
      // they connect again only after they were told to, when nobody can any more
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
      for (;;) {
        const outcome = await ask(port, `/${visitor === 7 ? 'busy' : 'wait'}/${visitor}`, agent)
        if (outcome === 'ECONNREFUSED') return agent.destroy()
        if (outcome === 'answered') answered += 1
        else lost.push(outcome)
        await sleep(Math.random() * 20)
      }
    }
    const visits = Promise.all(Array.from({ length: 12 }, (_, visitor) => visit(visitor)))
    await sleep(200)
    expect((await stop()).code).toBe(0)
    await visits
  }
  expect(lost).toEqual([])
  expect(answered).toBeGreaterThan(200)
})
