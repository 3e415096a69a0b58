import { demoLogins } from '@demo/seed'
import { ask } from './http'

const VARIABLE = 'STAFF_TOKENS'

/**
 * Before any test: each of the demo's staff signs in, one after the other. Of two sign-ins of one account at one moment the CMS keeps a single
 * session, so tests that signed in side by side would throw each other out.
 */
export async function signStaffIn(): Promise<void> {
  const port = Number(process.env.SITE_PORT)
  const tokens: Record<string, string> = {}
  for (const { email, password } of demoLogins) {
    const answer = await ask(port, '/api/users/login', { method: 'POST', body: { email, password } })
    if (answer.status !== 200) throw new Error(`sign-in of ${email}: ${answer.status} ${answer.body}`)
    tokens[email] = String(JSON.parse(answer.body).token)
  }
  process.env[VARIABLE] = JSON.stringify(tokens)
}

/** What a member of staff of the demo confirms a change of an account with (SEC-12). */
export function passwordOf(email: string): string {
  const login = demoLogins.find((one) => one.email === email)
  if (!login) throw new Error(`${email} is no login of the demo`)
  return login.password
}

/** What proves that a request is of that member of staff. */
export function tokenOf(email: string): string {
  const token: unknown = JSON.parse(process.env[VARIABLE] ?? '{}')[email]
  if (typeof token !== 'string') throw new Error(`${email} is no login of the demo`)
  return token
}
