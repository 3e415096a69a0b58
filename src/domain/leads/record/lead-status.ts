/** Statuses of a lead (ADM-18). */
export const LEAD_STATUSES = ['new', 'contacted', 'won', 'lost', 'spam'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** Whether staff have replied. Spam counts as not answered. */
export function isAnswered(status: unknown): boolean {
  return status === 'contacted' || status === 'won' || status === 'lost'
}

/** Reads a status; null if unknown. */
export function toLeadStatus(value: unknown): LeadStatus | null {
  return LEAD_STATUSES.find((status) => status === value) ?? null
}

/** States of an outbox entry: waiting for the first or next delivery, delivered, or dead letter for staff (REL-01, ADM-18). */
export const DELIVERY_STATES = ['waiting', 'delivered', 'dead'] as const

/** Kinds of destinations. Leads are always stored as well. */
export const DESTINATIONS = ['mail', 'adf', 'webhook'] as const
export type Destination = (typeof DESTINATIONS)[number]

/** Reads a destination; null if unknown. */
export function toDestination(value: unknown): Destination | null {
  return DESTINATIONS.find((destination) => destination === value) ?? null
}
