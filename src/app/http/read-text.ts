import { readAtMost } from '@/server/outside/read-at-most'

/** Reads the body of a request as text. Returns null when it is larger than `maxBytes` (SEC-02). */
export async function readText(request: Request, maxBytes: number): Promise<string | null> {
  if (!request.body) return ''
  return (await readAtMost(request.body, maxBytes))?.toString('utf8') ?? null
}
