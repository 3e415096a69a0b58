import type { z } from 'zod'
import type { Contract } from '@/contract/contract'
import { readClock } from '@/server/time/now'
import { site, type SiteCaller } from './audience'
import { defineCall } from './define-call'
import { refuse } from './refusal'

/** Messages of one visitor: a page sends a handful, and a whole office may share an address. */
const VISIT_LIMIT = { name: 'visit', calls: 600, seconds: 60 }

/** Defines a message that a page sends and does not wait for. @param count Whether it was counted; it is not for a car that this site does not sell. */
export function defineVisitCall<Request extends z.ZodType>(
  contract: Contract<Request, z.ZodNull>,
  count: (call: SiteCaller, message: z.output<Request>) => Promise<boolean>,
) {
  const invalid = { status: 400, message: 'This message is of no kind that is counted here.' } as const
  return defineCall({ contract, audience: site, limit: VISIT_LIMIT, invalid }, async ({ tenant, input }) =>
    (await count({ tenant, now: readClock() }, input)) ? null : refuse(404, 'There is no such car.'),
  )
}
