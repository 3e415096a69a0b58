import { formatDate, formatTime } from '@/domain/time/format-date'

/** 'Sydney time' for 'Australia/Sydney'. */
export const nameZone = (timeZone: string) => `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`

/** '3 Sep 2027, 5:30 pm'. @param instant Unix seconds. */
export const describeInstant = (instant: number, timeZone: string) => `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`
