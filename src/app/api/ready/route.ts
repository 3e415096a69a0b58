import { readReadiness } from '@/server/readiness'

export const dynamic = 'force-dynamic'

/** Ready: database, migrations, search engine and its kind (REL-05). 503 until all of them are. */
export async function GET(): Promise<Response> {
  const readiness = await readReadiness()
  return Response.json(readiness, { status: readiness.status === 'ready' ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
