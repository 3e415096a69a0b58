import { defineAccountForm } from '@/app/account/account-call'
import { signOutCall } from '@/contract/account'
import { signOut } from '@/server/account/accounts'
import { readSession, toNoSessionCookie } from '@/server/account/session'

const LIMIT = { name: 'sign-out', calls: 30, seconds: 60 }

/** POST /api/account/sign-out: ends this session. Succeeds without a session too. */
export const POST = defineAccountForm({ contract: signOutCall, limit: LIMIT, page: '/my-garage' }, async ({ tenant, headers }) => {
  const session = await readSession(headers, tenant.id)
  if (session) await signOut(session)
  return { kind: 'done', cookie: toNoSessionCookie(tenant.origin), to: '/' }
})
