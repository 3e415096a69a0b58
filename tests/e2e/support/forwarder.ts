import net from 'node:net'

/** A proxy to a server whose connection can be cut and restored. */
export type Forwarder = {
  url: string
  cut: () => Promise<void>
  mend: () => Promise<void>
  /** Passes nothing on any more and leaves the connections open, as a network does that drops packets. New connections work. */
  silence: () => void
}

/** Opens a proxy between one process of a site and the database, so that the database can be made unavailable for that process only. */
export async function openForwarder(databaseUrl: string): Promise<Forwarder> {
  const target = new URL(databaseUrl)
  const sockets = new Set<net.Socket>()
  const hold = (socket: net.Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  }
  let server = net.createServer()
  let port = 0
  const listen = () =>
    new Promise<void>((resolve) => {
      server = net.createServer((near) => {
        const far = net.connect(Number(target.port), target.hostname)
        for (const [from, to] of [
          [near, far],
          [far, near],
        ] as const) {
          hold(from)
          from.on('close', () => to.destroy())
          from.pipe(to)
        }
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
    silence: () => {
      for (const socket of sockets) {
        socket.unpipe()
        socket.pause()
      }
    },
    cut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
