import { z } from 'zod'
import { DELIVERY_STATES, DESTINATIONS, LEAD_STATUSES } from '@/domain/leads/record/lead-status'

const member = z.object({ id: z.number(), name: z.string() })
const clock = z.object({
  kind: z.enum(['waiting', 'soon', 'late', 'answered']),
  minutes: z.number(),
  text: z.string(),
  isInTime: z.boolean().optional(),
})
const delivery = z.object({ destination: z.enum(DESTINATIONS), state: z.enum(DELIVERY_STATES) })

/** A row of the inbox. */
const inboxRowSchema = z.object({
  id: z.number(),
  name: z.string(),
  about: z.string(),
  place: z.string(),
  message: z.string(),
  phone: z.string(),
  email: z.string(),
  notes: z.string(),
  bookingAt: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  stockNumber: z.string(),
  /** The page that sent the lead. */
  page: z.string(),
  status: z.enum(LEAD_STATUSES),
  owner: member.nullable(),
  createdAt: z.string(),
  clock,
  deliveries: z.array(delivery),
})

/** Response of the inbox call (ADM-18). */
export const inboxSchema = z.object({
  rows: z.array(inboxRowSchema),
  /** Expanded leads that aren't among the rows. */
  open: z.array(inboxRowSchema),
  total: z.number(),
  pages: z.number(),
  page: z.number(),
  waiting: z.number(),
  late: z.number(),
  staff: z.array(member),
})

/** The deliveries of a lead, by destination. */
export const traceSchema = z.object({
  storedAt: z.string(),
  /** In the platform's time zone. */
  readAt: z.string(),
  deliveries: z.array(
    delivery.extend({
      target: z.string(),
      dueAt: z.string().nullable(),
      attempts: z.array(z.object({ at: z.string(), outcome: z.string(), note: z.string() })),
    }),
  ),
})

export type InboxRow = z.infer<typeof inboxRowSchema>
export type Inbox = z.infer<typeof inboxSchema>
export type Trace = z.infer<typeof traceSchema>
export type StaffMember = z.infer<typeof member>
