import net from 'node:net'

/** Returns 'free', or the system's error code: EADDRINUSE when another program listens on the port, EACCES when the caller may not. */
export function probePort(port: number, host = '127.0.0.1'): Promise<string> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (error) => resolve('code' in error ? String(error.code) : 'unknown'))
    server.once('listening', () => server.close(() => resolve('free')))
    server.listen(port, host)
  })
}

/** Returns the first unused port from `preferred` upwards. */
export async function findFreePort(preferred: number): Promise<number> {
  for (let port = preferred; port < preferred + 200; port += 1) if ((await probePort(port)) === 'free') return port
  throw new Error(`No free port between ${preferred} and ${preferred + 199}.`)
}
