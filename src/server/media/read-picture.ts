import { readFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { env } from '@/env'
import { callPublicHost } from '../outside/call-public-host'
import type { Reach } from '../outside/find-public-host'
import { readAtMost } from '../outside/read-at-most'

const PATIENCE_MS = 6_000
const MOST_BYTES = 20_000_000

/** Reads a file of this platform through the site's host, because a site only serves its own files (SEC-23). */
async function readOwnFile(pathname: string, siteHost: string): Promise<Buffer | null> {
  const { HOST, PORT } = env()
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const asked = { host: HOST, port: PORT, path: pathname, headers: { host: siteHost }, signal: AbortSignal.timeout(PATIENCE_MS) }
    http.get(asked, resolve).on('error', reject)
  })
  if (response.statusCode !== 200) {
    response.destroy()
    return null
  }
  return readAtMost(response, MOST_BYTES)
}

/**
 * Reads a vehicle's picture: a path of this platform, or an https address on the public internet (SEC-24). Null when it can't be read
 * within a few seconds; the sheet is then made without it.
 * @param siteHost The host of the site that shows the picture.
 */
export async function readPicture(
  url: string,
  siteHost: string,
  { reach = { allowsLoopback: false }, timeoutMs = PATIENCE_MS }: { reach?: Reach; timeoutMs?: number } = {},
): Promise<Buffer | null> {
  try {
    const demoFile = /^\/demo-media\/([\w.-]+)$/.exec(url)?.[1]
    if (demoFile !== undefined) return await readFile(path.join(process.cwd(), 'public', 'demo-media', demoFile))
    if (/^\/api\/media\/file\/[^/]+$/.test(url)) return await readOwnFile(url, siteHost)
    if (!url.startsWith('https://')) return null
    const answer = await callPublicHost({ url: new URL(url), method: 'GET', timeoutMs, mostBytes: MOST_BYTES }, reach)
    return answer.kind === 'answered' && answer.status === 200 ? answer.body : null
  } catch {
    return null
  }
}
