import type { DemoHours, DemoOpeningHours, DemoSpecialDay } from './content'

type Week = { weekdays: string; thursday?: string; saturday: string | null; sunday: string | null }

/** Parses '08:30-17:00'; null stays null. */
function readHours(text: string | null): DemoHours {
  if (text === null) return null
  const [open = '', close = ''] = text.split('-')
  return { open, close }
}

/** '17:30' → '5:30 pm' */
function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

function toEntry(weekday: DemoOpeningHours['weekday'], text: string | null): DemoOpeningHours {
  const hours = readHours(text)
  if (!hours) return { weekday, status: 'Closed', formated_hours: 'Closed' }
  return { weekday, status: 'Open', ...hours, formated_hours: `${formatTime(hours.open)} to ${formatTime(hours.close)}` }
}

/** Returns the seven entries of a week, Monday first (LOC-11). */
export function openWeek({ weekdays, thursday = weekdays, saturday, sunday }: Week): DemoOpeningHours[] {
  return [
    toEntry('1', weekdays),
    toEntry('2', weekdays),
    toEntry('3', weekdays),
    toEntry('4', thursday),
    toEntry('5', weekdays),
    toEntry('6', saturday),
    toEntry('0', sunday),
  ]
}

/** Returns the days around Christmas and New Year (LOC-12). `short` are the hours of the half days; null closes them too. */
export function christmasDays(short: string | null): DemoSpecialDay[] {
  const hours = readHours(short)
  return [
    { monthDay: '12-24', label: 'Christmas Eve', hours },
    { monthDay: '12-25', label: 'Christmas Day', hours: null },
    { monthDay: '12-26', label: 'Boxing Day', hours: null },
    { monthDay: '12-28', label: 'Boxing Day holiday', hours: null },
    { monthDay: '12-31', label: 'New Year’s Eve', hours },
    { monthDay: '01-01', label: 'New Year’s Day', hours: null },
    { monthDay: '01-26', label: 'Australia Day', hours: null },
  ]
}
