import { readAtMost } from '@/server/outside/read-at-most'

/** The body of a request as text; null when it is longer than `maxBytes` (SEC-02). */
export async function readText(request: Request, maxBytes: number): Promise<string | null> {
  if (!request.body) return ''
  return (await readAtMost(request.body, maxBytes))?.toString('utf8') ?? null
}
