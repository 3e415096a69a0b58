/** Codes of refusals by HTTP status. Programs test the code; the message is for people. */
export const REFUSAL_CODES = {
  400: 'unreadable',
  401: 'signed_out',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'too_slow',
  409: 'conflict',
  410: 'expired',
  411: 'length_missing',
  413: 'too_large',
  415: 'unsupported_type',
  422: 'invalid',
  429: 'too_many_requests',
  500: 'failed',
  503: 'unavailable',
} as const

export type RefusalStatus = keyof typeof REFUSAL_CODES
export type RefusalCode = (typeof REFUSAL_CODES)[RefusalStatus]

/** The body of every refusal of the public API. `fields` has one message per invalid field, by path ('email', 'favourites.0'). */
export type RefusalBody = { error: { code: RefusalCode; message: string; fields?: Record<string, string> } }

/**
 * Creates the body of a refusal.
 * @param message A sentence for the visitor.
 */
export function toRefusalBody(status: RefusalStatus, message: string, fields?: Readonly<Record<string, string>>): RefusalBody {
  return { error: { code: REFUSAL_CODES[status], message, ...(fields ? { fields: { ...fields } } : {}) } }
}

/** The first message of each field. Fields without a message are left out. */
export function toRefusedFields(problems: Readonly<Partial<Record<string, readonly string[]>>>): Record<string, string> {
  const first = Object.entries(problems).map(([name, messages]) => [name, messages?.[0]])
  return Object.fromEntries(first.filter(([, message]) => message !== undefined))
}
