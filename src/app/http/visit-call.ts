import type { z } from 'zod'
import type { Contract } from '@/contract/contract'
import { readClock } from '@/server/process/now'
import { site, type SiteCaller } from './audience'
import { defineCall } from './define-call'
import { refuse } from './refusal'

/** A limit for one visitor's messages: a page sends a handful, and a whole office may share an address. */
const VISIT_LIMIT = { name: 'visit', calls: 600, seconds: 60 }

/**
 * Defines a call whose response a page ignores. @param count Returns whether it was counted; false for a vehicle that this site does not
 * sell.
 */
export function defineVisitCall<Request extends z.ZodType>(
  contract: Contract<Request, z.ZodNull>,
  count: (call: SiteCaller, message: z.output<Request>) => Promise<boolean>,
) {
  const invalid = { status: 400, message: 'This event is not valid.' } as const
  return defineCall({ contract, audience: site, limit: VISIT_LIMIT, invalid }, async ({ tenant, input }) =>
    (await count({ tenant, now: readClock() }, input)) ? null : refuse(404, 'There is no such car.'),
  )
}
