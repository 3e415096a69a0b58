/** Messages of a checkout that can't continue. */
export const CHECKOUT_MESSAGES = {
  missing: 'We can’t find this checkout. Please start again; nothing was charged.',
  gone: 'This car can no longer be reserved. Nothing was charged. Please enquire about something similar.',
  valuation: 'We can’t find this valuation. Please value the car again, or continue without a trade-in.',
  failed: 'We couldn’t start the payment. Nothing was charged. Please try again in a moment.',
} as const

/** Returns the message that somebody else has the vehicle: temporarily, or permanently (`seconds` null). */
export function describeTaken(seconds: number | null): string {
  if (seconds === null)
    return 'Someone else is checking out with this car or has reserved it. Nothing was charged. Please enquire about something similar.'
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return `Someone else is checking out with this car. If they don't reserve it, it’s free again in ${wait}; your details stay on this page.`
}
