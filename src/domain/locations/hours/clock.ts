const CLOCK = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])?\.?m?\.?$/i

/**
 * Parses a time of day ('08:30', '17:00:00', '8:30 am', '5pm') to minutes after midnight, including '24:00'; null for an invalid time.
 */
export function parseClock(text: string | null): number | null {
  const match = CLOCK.exec(text?.trim() ?? '')
  if (!match) return null
  const [, hourText, minuteText = '0', half] = match
  const hour = Number(hourText)
  const minute = Number(minuteText)
  if (half !== undefined && (hour < 1 || hour > 12)) return null
  const minutes = (half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute
  return minute < 60 && minutes <= 1440 ? minutes : null
}

/** Formats minutes after midnight as '8:30 am'; minutes of the next day wrap around. */
export function formatClock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}
