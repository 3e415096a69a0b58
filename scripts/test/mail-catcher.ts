import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { findFreePort } from '../postgres/free-port'

const FIRST_PORT = 2_600

/** A mail server for browser tests. It stores each mail as a file, which the tests read. */
export type MailCatcher = { url: string; folder: string; stop: () => Promise<void> }

/** Starts a local mail server that accepts every mail and stores it in `folder`, named after its recipients. */
export async function startMailCatcher(folder: string): Promise<MailCatcher> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      text(stream).then((raw) => {
        count += 1
        const to = session.envelope.rcptTo.map(({ address }) => address).join(',')
        writeFileSync(path.join(folder, `${String(count).padStart(5, '0')} ${to}.eml`), raw)
        done()
      }, done)
    },
  })
  server.on('error', () => undefined)
  const port = await findFreePort(FIRST_PORT)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { url: `smtp://127.0.0.1:${port}`, folder, stop: () => new Promise((resolve) => server.close(() => resolve())) }
}
