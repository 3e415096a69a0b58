import { addDays, instantOf, wallClockAt, type Weekday } from '@/domain/time/zone'
import { formatClock } from './clock'
import { walkOpenPeriods, type OpeningHours, type SpecialHours } from './opening-hours'
import { openState, type LocalMoment, type OpenState } from './open-state'

/** 'Closes soon' is shown for this long before closing. */
const SOON_SECONDS = 3_600
const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export type OpenText = { kind: 'open' | 'soon' | 'closed'; text: string }

/** The text shown from `from` (Unix seconds) until the next step. */
export type OpenStep = OpenText & { from: number }

function onDay(moment: LocalMoment, today: Weekday, isNear: boolean): string {
  return isNear && moment.weekday === today ? moment.time : `${WEEKDAY_NAMES[moment.weekday]} ${moment.time}`
}

/** Describes an opening state: 'Open until 5:30 pm', 'Closes soon, 5:30 pm' or 'Closed, opens Monday 8:30 am'. */
export function describeOpenState(state: OpenState, now: number, timeZone: string): OpenText {
  const today = wallClockAt(now, timeZone).weekday
  const moment = state.kind === 'open' ? state.until : state.opens
  if (moment === null) return state.kind === 'open' ? { kind: 'open', text: 'Open now' } : { kind: 'closed', text: 'Closed' }
  const when = onDay(moment, today, moment.at - now < 86_400)
  if (state.kind === 'closed') return { kind: 'closed', text: `Closed, opens ${when}` }
  // No weekday for the next hours: a bar that closes at 1:00 am is not 'open until Saturday'.
  if (moment.at - now <= SOON_SECONDS) return { kind: 'soon', text: `Closes soon, ${moment.time}` }
  return { kind: 'open', text: `Open until ${moment.at - now < 43_200 ? moment.time : when}` }
}

/**
 * The opening texts of a location from an instant on, as ordered steps that each apply until the next. Cached pages contain the steps and
 * the browser picks the current one, so the page needs no exact time and the browser no rules.
 * @param from Unix seconds.
 * @param days Number of planned days; after them the browser shows nothing.
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
    // The text drops the weekday in the last 24 hours before opening, and in the last 12 hours before closing.
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
  // After the plan the browser shows nothing.
  return [...steps, { from: end, kind: 'closed', text: '' }]
}

/** The current step and the time of the next one; null before the first step and after the plan. */
export function findOpenStep(steps: readonly OpenStep[], now: number): { step: OpenStep; until: number } | null {
  const at = steps.findLastIndex(({ from }) => from <= now)
  const step = steps[at]
  const next = steps[at + 1]
  return step === undefined || next === undefined ? null : { step, until: next.from }
}

/** Writes steps for an attribute of static markup: one per line, as 'from kind text'. */
export function writeOpenSteps(steps: readonly OpenStep[]): string {
  return steps.map(({ from, kind, text }) => `${from} ${kind} ${text}`).join('\n')
}

/** Reads what `writeOpenSteps` wrote; leaves out lines of any other form. */
export function readOpenSteps(written: string): OpenStep[] {
  return written.split('\n').flatMap((line) => {
    const [, from, kind, text = ''] = /^(\d+) (open|soon|closed) (.*)$/.exec(line) ?? []
    return from && (kind === 'open' || kind === 'soon' || kind === 'closed') ? { from: Number(from), kind, text } : []
  })
}

/** The hours of an instant's day in one line. */
export function describeToday(hours: readonly OpeningHours[], special: readonly SpecialHours[], now: number, timeZone: string): string {
  const clock = wallClockAt(now, timeZone)
  const start = instantOf(clock, 0, timeZone)
  const end = instantOf(addDays(clock, 1), 0, timeZone)
  const spells = [...walkOpenPeriods(hours, special, now, timeZone, 0)].filter((spell) => spell.start >= start && spell.start < end)
  if (spells.length === 0) return 'Closed today'
  const clockOf = (at: number) => formatClock(wallClockAt(at, timeZone).minutes)
  return `Today ${spells.map((spell) => `${clockOf(spell.start)} – ${clockOf(spell.end)}`).join(', ')}`
}
