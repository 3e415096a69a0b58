import { createTransport } from 'nodemailer'
import type { EmailAdapter, Payload } from 'payload'
import type { Env } from '@/env'
import { logger } from '../process/log'

const NAME = 'Forecourt'
const PATIENCE_MS = 10_000
const WITHOUT_SERVER = 'no-mail-server'

/** Checks whether the platform has its own mail server, so that mails with secret links can be sent. */
export const hasMailServer = ({ email }: Pick<Payload, 'email'>): boolean => email.name !== WITHOUT_SERVER

/**
 * Creates the adapter for mails to staff, such as password reset links, through the platform's mail server (MAIL_URL, MAIL_FROM). Without
 * one nothing is sent or captured, because anybody who reads such a link can take over the account. The log then explains what to do.
 */
export function staffMail({ MAIL_URL, MAIL_FROM, BASE_DOMAIN }: Pick<Env, 'MAIL_URL' | 'MAIL_FROM' | 'BASE_DOMAIN'>): EmailAdapter {
  const defaultFromAddress = MAIL_FROM ?? `staff@${BASE_DOMAIN}`
  const limits = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }
  const transport =
    MAIL_URL === undefined ? null : createTransport({ url: MAIL_URL, ...limits, disableFileAccess: true, disableUrlAccess: true })
  return () => ({
    name: transport ? 'staff-mail' : WITHOUT_SERVER,
    defaultFromAddress,
    defaultFromName: NAME,
    sendEmail: async (message) => {
      if (!transport) {
        logger.warn('A mail to a staff member was not sent: set MAIL_URL and MAIL_FROM, or have an admin set the new password under Staff.')
        return
      }
      await transport.sendMail({ ...message, from: { name: NAME, address: defaultFromAddress } })
    },
  })
}
