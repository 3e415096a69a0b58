import { answerPrivately } from '@/app/account/account-call'
import { answerOwnForm } from '@/app/account/account-form'
import { ACCOUNT_PROBLEMS, eraseSchema } from '@/domain/account/account-forms'
import { eraseAccount } from '@/server/account/own-data'
import { toNoSessionCookie } from '@/server/account/session'

/** POST /api/account/erase {password}: erases the account and all that the site keeps of it (SEC-05). */
export function POST(request: Request): Promise<Response> {
  return answerOwnForm(request, eraseSchema, async ({ tenant, session }, { password }) => {
    const outcome = await eraseAccount(tenant, session.shopper, password)
    if (outcome !== 'erased')
      return answerPrivately({ success: false, message: ACCOUNT_PROBLEMS[outcome === 'wrong' ? 'password' : outcome] }, 403)
    const answer = answerPrivately({ success: true, to: '/' })
    answer.headers.append('set-cookie', toNoSessionCookie(tenant.origin))
    return answer
  })
}
