/** Alive: the process answers. Asks nothing of anybody (REL-05). */
export function GET(): Response {
  return Response.json({ status: 'alive' }, { headers: { 'cache-control': 'no-store' } })
}
