/** Messages of a checkout that can't continue. */
export const CHECKOUT_MESSAGES = {
  missing: 'We cannot find this checkout any more. Please start again; nothing was charged.',
  gone: 'This car cannot be reserved any more. Nothing was charged. Please enquire about something similar.',
  valuation: 'We cannot find this valuation any more. Please value the car again, or go on without a trade-in.',
  failed: 'The payment could not be started. Nothing was charged. Please try again in a moment.',
} as const

/** Returns the message that somebody else has the vehicle: temporarily, or permanently (`seconds` null). */
export function describeTaken(seconds: number | null): string {
  if (seconds === null)
    return 'Somebody else has this car at the checkout or has reserved it. Nothing was charged. Please enquire about something similar.'
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return `Somebody else has this car at the checkout. If they don't reserve it, it is free again in ${wait}; your details stay on this page.`
}
