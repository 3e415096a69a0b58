import { z } from 'zod'
import { detailsSchema, eraseSchema, forgotSchema, resetSchema, signInSchema, signUpSchema } from '@/domain/account/account-forms'
import { card } from './card'
import { type Contract, FILE, id, NOTHING } from './contract'

const shopper = z.object({
  ...{ id: z.int(), email: z.string(), phone: z.string(), name: z.string(), lastName: z.string() },
  isOptedIn: z.boolean().describe('Wants offers by email'),
})

export const whoAmICall = {
  method: 'GET',
  path: '/api/account',
  summary: 'Who is signed in',
  audience: 'site',
  request: NOTHING,
  answer: z.object({
    user: z.object({ id: z.int(), phone: z.string(), name: z.string() }).nullable().describe('Null when nobody is signed in'),
  }),
  refusals: [404],
} satisfies Contract

/** Where the form redirects on success, and its purpose. Passed on when the page shows the form again. */
const page = { redirect: z.unknown().optional(), back: z.unknown().optional(), type: z.unknown().optional() }
const done = z.object({ success: z.literal(true), to: z.string().describe('The page to continue to') })
const form = { method: 'POST', audience: 'site', isForm: true } as const

export const signUpCall = {
  ...form,
  path: '/api/account/sign-up',
  summary: 'Creates an account; the answer is the same if the email already has one',
  request: signUpSchema.extend(page),
  answer: done.extend({ canSignIn: z.boolean().describe('Whether the shopper can sign in without confirming by email') }),
  refusals: [404],
} satisfies Contract

export const signInCall = {
  ...form,
  path: '/api/account/sign-in',
  summary: 'Starts a session in a cookie',
  request: signInSchema.extend(page),
  answer: done,
  refusals: [401, 404],
} satisfies Contract

export const forgotPasswordCall = {
  ...form,
  path: '/api/account/forgot-password',
  summary: 'Sends a link to reset the password; the answer is the same if the account doesn’t exist',
  request: forgotSchema.extend(page),
  answer: done,
  refusals: [404],
} satisfies Contract

export const resetPasswordCall = {
  ...form,
  path: '/api/account/reset-password',
  summary: 'Sets a new password with the emailed link, and starts a session',
  request: resetSchema.extend(page),
  answer: done,
  refusals: [404, 410],
} satisfies Contract

export const signOutCall = {
  ...form,
  path: '/api/account/sign-out',
  summary: 'Ends the session',
  request: NOTHING,
  answer: done,
  refusals: [404],
} satisfies Contract

const own = { method: 'POST', audience: 'shopper' } as const

export const detailsCall = {
  ...own,
  path: '/api/account/details',
  summary: 'Changes the shopper’s details',
  request: detailsSchema,
  answer: z.object({ success: z.literal(true), shopper }),
  refusals: [404],
} satisfies Contract

export const eraseCall = {
  ...own,
  path: '/api/account/erase',
  summary: 'Erases the account and all of its data',
  request: eraseSchema,
  answer: done,
  refusals: [404],
} satisfies Contract

const ids = (most: number) => z.array(id).max(most)

export const mergeCall = {
  ...own,
  path: '/api/account/merge',
  summary: 'Merges what the browser saved before the sign-in into the account',
  request: z.object({ favourites: ids(100), viewed: ids(20) }),
  answer: z.object({ success: z.literal(true), saved: z.array(z.int()).describe('The ids of all saved cars') }),
  refusals: [404],
} satisfies Contract

const ownCar = z.object({ slug: z.string(), view: card })

export const garageCall = {
  method: 'GET',
  path: '/api/account/garage',
  summary: 'Details, saved and viewed cars, reservations and enquiries',
  audience: 'shopper',
  request: NOTHING,
  answer: z.object({
    shopper,
    saved: z.array(ownCar),
    viewed: z.array(ownCar),
    enquiries: z.array(
      z.object({
        ...{ id: z.int(), about: z.string(), car: z.string().nullable(), message: z.string().nullable() },
        ...{ sentAt: z.string(), isAnswered: z.boolean() },
      }),
    ),
    reservations: z.array(
      z.object({
        ...{ id: z.int(), car: z.string(), label: z.string(), text: z.string() },
        ...{ tone: z.enum(['plain', 'action', 'good', 'bad']), action: z.string().nullable(), href: z.string().nullable() },
      }),
    ),
  }),
  refusals: [404],
} satisfies Contract

export const exportCall = {
  method: 'GET',
  path: '/api/account/export',
  summary: 'All data of a shopper as a JSON file',
  audience: 'shopper',
  request: NOTHING,
  answer: FILE,
  file: 'application/json',
  refusals: [404],
} satisfies Contract

export const watchlistCall = {
  method: 'GET',
  path: '/api/watchlist',
  summary: 'The saved cars of a shopper, newest first',
  audience: 'shopper',
  request: NOTHING,
  answer: z.object({ phone: z.string(), items: z.array(z.object({ id: z.int(), car_id: z.int() })) }),
  refusals: [404],
} satisfies Contract

/** The account's ID. Prevents a page that stayed open from changing the account of somebody who signed in since. */
const change = {
  ...own,
  request: z.object({ phone_number: z.string().max(40), car_id: id }),
  answer: z.object({ success: z.literal(true) }),
}

export const saveCarCall = {
  ...change,
  path: '/api/watchlist/save-car',
  summary: 'Saves a car',
  refusals: [404, 409],
} satisfies Contract

export const removeCarCall = {
  ...change,
  path: '/api/watchlist/remove-car',
  summary: 'Removes a saved car',
  refusals: [404, 409],
} satisfies Contract
