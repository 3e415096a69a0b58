import { answerPrivately, findAccountSite } from '@/app/account/account-call'
import { readSession } from '@/server/account/session'

/** GET /api/account: who is signed in, as `{ user: { id, phone, name } }`; `user` is null for nobody (AUTH-01, AUTH-02). */
export async function GET(request: Request): Promise<Response> {
  const tenant = await findAccountSite(request)
  if (tenant instanceof Response) return tenant
  const session = await readSession(request.headers, tenant.id)
  if (!session) return answerPrivately({ user: null })
  const { id, phone, name } = session.shopper
  return answerPrivately({ user: { id, phone, name } })
}
