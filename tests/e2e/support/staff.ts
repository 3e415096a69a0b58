import { demoLogins } from '@demo/seed'
import { ask } from './http'

const VARIABLE = 'STAFF_TOKENS'

/**
 * Signs in all staff of the demonstration before any test, one after the other. When one account signs in twice at once, Payload keeps only
 * one session, so parallel tests would sign each other out.
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

/** Returns the password with which a member of the demonstration's staff confirms account changes (SEC-12). */
export function passwordOf(email: string): string {
  const login = demoLogins.find((one) => one.email === email)
  if (!login) throw new Error(`${email} is no login of the demo`)
  return login.password
}

/** Returns the token of a member of staff. */
export function tokenOf(email: string): string {
  const token: unknown = JSON.parse(process.env[VARIABLE] ?? '{}')[email]
  if (typeof token !== 'string') throw new Error(`${email} is no login of the demo`)
  return token
}
