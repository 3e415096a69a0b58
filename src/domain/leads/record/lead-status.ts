/** How far a lead has come (ADM-18). */
export const LEAD_STATUSES = ['new', 'contacted', 'won', 'lost', 'spam'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** Whether somebody has replied: spam is put away, not answered. */
export function isAnswered(status: unknown): boolean {
  return status === 'contacted' || status === 'won' || status === 'lost'
}

/** Reads a status out of what was sent. */
export function toLeadStatus(value: unknown): LeadStatus | null {
  return LEAD_STATUSES.find((status) => status === value) ?? null
}

/** Where a delivery stands: to be sent or sent again, done, or set aside for people (REL-01, ADM-18). */
export const DELIVERY_STATES = ['waiting', 'delivered', 'dead'] as const

/** Where leads go, besides the store that they are in from the start. */
export const DESTINATIONS = ['mail', 'adf', 'webhook'] as const
export type Destination = (typeof DESTINATIONS)[number]

/** Reads a destination out of what is stored or was sent. */
export function toDestination(value: unknown): Destination | null {
  return DESTINATIONS.find((destination) => destination === value) ?? null
}
