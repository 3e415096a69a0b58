import { headers } from 'next/headers'
import { isPreviewHost, normaliseHost } from '@/domain/tenant/hosts'
import { env } from '@/env'

/** Whether this request came to the host of previews. Asked where drafts are drawn, because the proxy knows paths only as they are spelled (SEC-08). */
export async function isAtPreviewHost(): Promise<boolean> {
  const host = normaliseHost((await headers()).get('host'))
  return host !== null && isPreviewHost(host, env().BASE_DOMAIN)
}
