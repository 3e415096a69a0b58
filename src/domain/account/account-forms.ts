import { z } from 'zod'
import { cleanLine } from '../leads/form/clean-text'
import { normalisePhone } from '../locations/phone'
import { MIN_PASSWORD_LENGTH } from './password'

const PASSWORD_WORDS = `Please choose a password of at least ${MIN_PASSWORD_LENGTH} characters.`
const TICKED: readonly unknown[] = [true, 'true', 'on']

const line = (label: string, most: number) =>
  z
    .string({ error: `Please enter your ${label}.` })
    .overwrite(cleanLine)
    .min(1, `Please enter your ${label}.`)
    .max(most, `Please enter a valid ${label}.`)

const email = line('Email', 254)
  .toLowerCase()
  .refine((text) => z.email().safeParse(text).success, 'Please enter a valid Email.')
const chosenPassword = z
  .string({ error: PASSWORD_WORDS })
  .min(MIN_PASSWORD_LENGTH, PASSWORD_WORDS)
  .max(200, 'Please use a shorter password.')
const knownPassword = z.string({ error: 'Please enter your Password.' }).min(1, 'Please enter your Password.').max(200)
const phone = line('Mobile', 40).transform((raw, context) => {
  const normal = normalisePhone(raw)
  if (normal !== null) return normal
  context.addIssue({ code: 'custom', message: 'Please enter a valid Mobile.' })
  return z.NEVER
})
const tick = z
  .unknown()
  .default(false)
  .transform((value) => TICKED.includes(value))

const details = { name: line('First Name', 80), last_name: line('Last Name', 80), phone, opt_in: tick }

/** The fields of a new account (AUTH-04). The phone is required because saving a car needs one (WATCH-03). */
export const signUpSchema = z.object({ ...details, email, password: chosenPassword })
export const signInSchema = z.object({ email, password: knownPassword })
export const forgotSchema = z.object({ email })
export const resetSchema = z.object({
  token: z.string().regex(/^[0-9a-f]{20,80}$/, 'This link is incomplete.'),
  password: chosenPassword,
})
/** The details that shoppers can change. The email identifies the account and stays. */
export const detailsSchema = z.object(details)
/** Erasing an account cannot be undone, so it requires the password. */
export const eraseSchema = z.object({ password: knownPassword })

export type SignUp = z.output<typeof signUpSchema>
export type Details = z.output<typeof detailsSchema>

/** Error messages about accounts, shared by the pages and the API. */
export const ACCOUNT_PROBLEMS = {
  wrong:
    'That email and password don’t match, or the account is locked for 15 minutes after too many tries. Please try again or reset your password.',
  password: 'That password isn’t right. Please try again.',
  locked: 'Too many tries. Please wait 15 minutes, or reset your password.',
  expired: 'This link has been used or has expired. Please ask for a new one.',
  reserved:
    'You have a car reserved with us, or a refund on its way. Please call us to sort that out first; then we can delete your account.',
  busy: 'Too many tries in a short time. Please wait a minute and try again.',
  form: 'Please fix the following errors:',
} as const
export type AccountProblem = keyof typeof ACCOUNT_PROBLEMS

/** Messages after a sign-up. They are the same whether or not the account existed, so that nobody can find out who has one (SEC-13). */
const SIGNED_UP = {
  now: 'If this email was new to us, it now has an account: sign in with the password you chose. If you already had an account, your old password still works.',
  mail: 'We’ve sent you an email. Open the link in it to continue.',
} as const

/** The sign-up message for a code in a page's address; null for an unknown code. */
export function explainSignUp(code: unknown): string | null {
  return code === 'now' || code === 'mail' ? SIGNED_UP[code] : null
}

/** The message for a problem code in a page's address; null for an unknown code. */
export function explainProblem(code: unknown): string | null {
  const known = Object.entries(ACCOUNT_PROBLEMS).find(([name]) => name === code)
  return known?.[0] === 'form' ? 'Please fill in every field and try again.' : (known?.[1] ?? null)
}
