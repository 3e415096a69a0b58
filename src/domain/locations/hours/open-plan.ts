import { addDays, instantOf, wallClockAt, type Weekday } from '@/domain/time/zone'
import { formatClock } from './clock'
import { walkOpenPeriods, type OpeningHours, type SpecialHours } from './opening-hours'
import { openState, type LocalMoment, type OpenState } from './open-state'

/** So long before the end a location is said to close soon. */
const SOON_SECONDS = 3_600
const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export type OpenText = { kind: 'open' | 'soon' | 'closed'; text: string }

/** What is said from `from` (Unix seconds) until the next step. */
export type OpenStep = OpenText & { from: number }

function onDay(moment: LocalMoment, today: Weekday, isNear: boolean): string {
  return isNear && moment.weekday === today ? moment.time : `${WEEKDAY_NAMES[moment.weekday]} ${moment.time}`
}

/** 'Open until 5:30 pm', 'Closes soon, 5:30 pm', 'Closed, opens Monday 8:30 am', in words for the eye and the ear. */
export function describeOpenState(state: OpenState, now: number, timeZone: string): OpenText {
  const today = wallClockAt(now, timeZone).weekday
  const moment = state.kind === 'open' ? state.until : state.opens
  if (moment === null) return state.kind === 'open' ? { kind: 'open', text: 'Open now' } : { kind: 'closed', text: 'Closed' }
  const when = onDay(moment, today, moment.at - now < 86_400)
  if (state.kind === 'closed') return { kind: 'closed', text: `Closed, opens ${when}` }
  // a bar that shuts at 1:00 am is not 'open until Saturday'
  if (moment.at - now <= SOON_SECONDS) return { kind: 'soon', text: `Closes soon, ${moment.time}` }
  return { kind: 'open', text: `Open until ${moment.at - now < 43_200 ? moment.time : when}` }
}

/**
 * All that a location says of being open from an instant on, as steps in order: the first holds at `from`, each until the next. A page that is kept
 * carries them, and the browser finds the one that holds now, so that neither needs the other's clock or rules.
 * @param from Unix seconds.
 * @param days How many days ahead are planned; after them the browser says nothing.
 */
export function planOpenSteps(
  hours: readonly OpeningHours[],
  special: readonly SpecialHours[],
  from: number,
  timeZone: string,
  days: number,
): OpenStep[] {
  const today = wallClockAt(from, timeZone)
  const midnights = Array.from({ length: days }, (_, ahead) => instantOf(addDays(today, ahead + 1), 0, timeZone))
  const end = midnights.at(-1) ?? from
  const changes = [...walkOpenPeriods(hours, special, from, timeZone, days)].flatMap(({ start, end: close }) => [
    start,
    // the words lose the weekday when less than a day, and the day when less than half of one, is left
    start - 86_400 + 1,
    close - 43_200 + 1,
    close - 86_400 + 1,
    close - SOON_SECONDS,
    close,
  ])
  const steps: OpenStep[] = []
  for (const at of [...new Set([from, ...midnights, ...changes])].toSorted((a, b) => a - b)) {
    if (at < from || at >= end) continue
    const said = describeOpenState(openState(hours, special, at, timeZone), at, timeZone)
    const last = steps.at(-1)
    if (last?.text !== said.text || last.kind !== said.kind) steps.push({ from: at, ...said })
  }
  // where the plan ends the browser falls silent
  return [...steps, { from: end, kind: 'closed', text: '' }]
}

/** The step that holds at an instant, and when the next one comes; null before the first, and where the plan has ended. */
export function findOpenStep(steps: readonly OpenStep[], now: number): { step: OpenStep; until: number } | null {
  const at = steps.findLastIndex(({ from }) => from <= now)
  const step = steps[at]
  const next = steps[at + 1]
  return step === undefined || next === undefined ? null : { step, until: next.from }
}

/** The hours of the day that an instant lies in, as one line; a closed day says its status or what day it is. */
export function describeToday(hours: readonly OpeningHours[], special: readonly SpecialHours[], now: number, timeZone: string): string {
  const clock = wallClockAt(now, timeZone)
  const start = instantOf(clock, 0, timeZone)
  const end = instantOf(addDays(clock, 1), 0, timeZone)
  const spells = [...walkOpenPeriods(hours, special, now, timeZone, 0)].filter((spell) => spell.start >= start && spell.start < end)
  if (spells.length === 0) return 'Closed today'
  const clockOf = (at: number) => formatClock(wallClockAt(at, timeZone).minutes)
  return `Today ${spells.map((spell) => `${clockOf(spell.start)} – ${clockOf(spell.end)}`).join(', ')}`
}
