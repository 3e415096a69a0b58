import net from 'node:net'

/** A proxy to a server whose connection can be cut and restored. */
export type Forwarder = {
  url: string
  cut: () => Promise<void>
  mend: () => Promise<void>
  /**
   * Passes nothing on any more and leaves the connections open, as a network does that drops packets. New connections work.
   * @param application Only the connections with this application name; by default all.
   */
  silence: (application?: string) => void
}

/** A client's connection and the one that was opened for it. */
type Pair = { near: net.Socket; far: net.Socket; application: string }

/** The first message of a PostgreSQL client names its settings. */
const APPLICATION = /application_name\0([^\0]*)\0/

/** Opens a proxy between one process of a site and the database, so that the database can be made unavailable for that process only. */
export async function openForwarder(databaseUrl: string): Promise<Forwarder> {
  const target = new URL(databaseUrl)
  const pairs = new Set<Pair>()
  let server = net.createServer()
  let port = 0
  const listen = () =>
    new Promise<void>((resolve) => {
      server = net.createServer((near) => {
        const pair = { near, far: net.connect(Number(target.port), target.hostname), application: '' }
        pairs.add(pair)
        near.once('data', (chunk: Buffer) => (pair.application = APPLICATION.exec(chunk.toString('latin1'))?.[1] ?? ''))
        for (const [from, to] of [
          [near, pair.far],
          [pair.far, near],
        ] as const) {
          from.on('error', () => undefined)
          from.on('close', () => to.destroy())
          from.pipe(to)
        }
        near.on('close', () => pairs.delete(pair))
      })
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        if (address !== null && typeof address === 'object') port = address.port
        resolve()
      })
    })
  await listen()
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    mend: listen,
    silence: (application) => {
      for (const { near, far, application: name } of pairs)
        if (application === undefined || name === application)
          for (const socket of [near, far]) {
            socket.unpipe()
            socket.pause()
          }
    },
    cut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy()
      }),
  }
}
