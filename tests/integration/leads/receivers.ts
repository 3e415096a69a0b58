import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo, Server as NetServer } from 'node:net'
import type { Payload } from 'payload'
import { SMTPServer } from 'smtp-server'
import { staffMail } from '@/server/staff/staff-mail'

export type ReceivedMail = { to: string[]; raw: string; messageId: string }
export type ReceivedCall = { headers: IncomingHttpHeaders; body: string }

/**
 * A test's own mail server. It refuses with the reply in `refuseWith`, stores accepted mails, and rejects recipients that start with
 * 'gone@'.
 */
export type MailReceiver = {
  port: number
  mails: ReceivedMail[]
  refuseWith: (code: number | null) => void
  close: () => Promise<void>
  open: () => Promise<void>
}

function portOf(server: NetServer): number {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  return address.port
}

const listen = (server: NetServer, port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

export async function startMailReceiver(): Promise<MailReceiver> {
  const mails: ReceivedMail[] = []
  let code: number | null = null
  let port = 0
  let server: SMTPServer
  const make = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        password === 'right' ? done(null, { user: username }) : done(new Error('Invalid username or password')),
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('gone@') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          if (code !== null) return done(Object.assign(new Error('not now'), { responseCode: code }))
          const raw = Buffer.concat(chunks).toString('utf8')
          mails.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            raw,
            messageId: /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '',
          })
          done()
        })
      },
    })
  const open = async () => {
    server = make()
    server.on('error', () => undefined)
    await listen(server.server, port)
    port = portOf(server.server)
  }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  await open()
  return {
    get port() {
      return port
    },
    mails,
    refuseWith: (given) => {
      code = given
    },
    close,
    open,
  }
}

/** A test's own webhook receiver. */
export type HookReceiver = {
  url: string
  calls: ReceivedCall[]
  answerWith: (status: number, headers?: Record<string, string>) => void
  /** Delays all responses until the returned function is called. */
  hold: () => () => void
  close: () => Promise<void>
  open: () => Promise<void>
}

export async function startHookReceiver(): Promise<HookReceiver> {
  const calls: ReceivedCall[] = []
  let status = 200
  let extra: Record<string, string> = {}
  let held: Promise<void> = Promise.resolve()
  let port = 0
  let server: Server
  const open = async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', async () => {
        await held
        if (status < 300) calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') })
        response.writeHead(status, extra).end()
      })
    })
    await listen(server, port)
    port = portOf(server)
  }
  await open()
  return {
    get url() {
      return `http://127.0.0.1:${port}/leads?site=1`
    },
    calls,
    answerWith: (given, headers = {}) => {
      status = given
      extra = headers
    },
    hold: () => {
      let letGo = () => {}
      held = new Promise((resolve) => (letGo = resolve))
      return () => letGo()
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    open,
  }
}

/**
 * Sends the platform's mails to a receiver, as MAIL_URL does.
 * @returns A function that undoes it.
 */
export function sendPlatformMailTo(payload: Payload, { port }: MailReceiver): () => void {
  const { email, sendEmail } = payload
  const settings = { MAIL_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'no-reply@forecourt.example', BASE_DOMAIN: 'localhost' }
  payload.email = staffMail(settings)({ payload })
  payload.sendEmail = payload.email.sendEmail
  return () => Object.assign(payload, { email, sendEmail })
}
