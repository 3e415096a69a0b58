import type { Payload } from 'payload'
import { env } from '@/env'

/** Returns an address in the admin, for mails (SEC-13), from the settings, never from the request: a forged Host header must not get into a mail. */
export function adminAddress({ config }: Pick<Payload, 'config'>, path: string): string {
  const { PUBLIC_SCHEME, BASE_DOMAIN, PORT } = env()
  const origin = PUBLIC_SCHEME === 'https' ? `https://${BASE_DOMAIN}` : `http://${BASE_DOMAIN}:${PORT}`
  return `${origin}${config.routes.admin}${path}`
}
