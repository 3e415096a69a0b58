import { cityOfZone } from '@/domain/time/zone-name'
import { formatDate, formatTime } from '@/domain/time/format-date'

/** 'Sydney time' for 'Australia/Sydney'. */
export const nameZone = (timeZone: string) => `${cityOfZone(timeZone)} time`

/** '3 Sep 2027, 5:30 pm'. @param instant Unix seconds. */
export const describeInstant = (instant: number, timeZone: string) => `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`
