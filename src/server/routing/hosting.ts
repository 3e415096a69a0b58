import type { Hosting } from '@/domain/tenant/hosts'
import { env } from '@/env'

/** Returns how visitors reach this installation. */
export function readHosting(): Hosting {
  const { BASE_DOMAIN, PUBLIC_SCHEME, PORT } = env()
  return { baseDomain: BASE_DOMAIN, scheme: PUBLIC_SCHEME, port: PUBLIC_SCHEME === 'https' ? null : PORT }
}
