import type { Endpoint } from 'payload'

/** Accounts are not verified by mail. Payload has the call nevertheless, and it fails on the column that is not there (SEC-25). */
export const noVerification: Endpoint = {
  path: '/verify/:id',
  method: 'post',
  handler: () => Response.json({ errors: [{ message: 'There is no such call.' }] }, { status: 404 }),
}
