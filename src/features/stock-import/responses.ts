import { z } from 'zod'
import { mappingSchema } from '@/domain/import/mapping'

const listedCar = z.object({ stockNumber: z.string(), name: z.string() })
const count = z.number()

const summarySchema = z.object({
  counts: z.object({ added: count, changed: count, removed: count, refused: count, unchanged: count }),
  fall: z.object({ before: count, leaving: count, percent: count, limit: count, isHeld: z.boolean() }),
  added: z.array(listedCar.extend({ row: count })),
  changed: z.array(listedCar.extend({ row: count, fields: z.array(z.object({ label: z.string(), from: z.string(), to: z.string() })) })),
  removed: z.array(listedCar),
  refused: z.array(z.string()),
  notes: z.array(z.string()),
})

const read = { columns: z.array(z.string()), mapping: mappingSchema }
const outcome = { ...read, notices: z.array(z.string()), summary: summarySchema }

/** Responses of the stock import calls: a plan, a run, or the reason why the file can't be read. */
export const fileAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('planned'), ...outcome }),
  z.object({ kind: z.literal('held'), importId: z.number(), ...outcome }),
  z.object({ kind: z.literal('applied'), importId: z.number(), ...outcome }),
  z.object({ kind: z.literal('unreadable'), problems: z.array(z.string()), ...read }),
])
export type FileAnswer = z.infer<typeof fileAnswerSchema>
