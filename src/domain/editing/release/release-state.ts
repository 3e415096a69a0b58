import { formatMoment } from '@/domain/time/zone-name'

/** States of a release (EDT-20), in the order of its life. */
export const RELEASE_STATES = ['draft', 'approved', 'scheduled', 'live', 'rolledBack', 'stopped'] as const
export type ReleaseState = (typeof RELEASE_STATES)[number]

/** What staff do with a release. `change` adds and removes items, and takes newer versions. */
export const RELEASE_ACTIONS = ['change', 'approve', 'schedule', 'publish', 'stop', 'rollBack', 'reopen'] as const
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number]

/** An approved release can't be changed: its items are what somebody approved. */
const ALLOWED: Record<ReleaseState, readonly ReleaseAction[]> = {
  draft: ['change', 'approve'],
  approved: ['schedule', 'publish', 'reopen'],
  scheduled: ['publish', 'stop'],
  live: ['rollBack'],
  rolledBack: ['reopen'],
  stopped: ['reopen'],
}

/** Reads a stored state; a draft for anything else. */
export function readReleaseState(value: unknown): ReleaseState {
  return RELEASE_STATES.find((state) => state === value) ?? 'draft'
}

/** Whether a release in a state may still go live: only then is there something to show before visitors see it. */
export function isUpcoming(state: ReleaseState): boolean {
  return state === 'draft' || state === 'approved' || state === 'scheduled'
}

/** Reads the name of an action that a call sends; null for anything else. */
export function readReleaseAction(value: unknown): ReleaseAction | null {
  return RELEASE_ACTIONS.find((action) => action === value) ?? null
}

/** Returns what staff can do with a release in a state (EDT-20). */
export function listReleaseActions(state: ReleaseState): readonly ReleaseAction[] {
  return ALLOWED[state]
}

const NAMES: Record<ReleaseState, string> = {
  draft: 'a draft',
  approved: 'approved',
  scheduled: 'scheduled',
  live: 'live',
  rolledBack: 'rolled back',
  stopped: 'stopped',
}

const VERBS: Record<ReleaseAction, string> = {
  change: 'changed',
  approve: 'approved',
  schedule: 'scheduled',
  publish: 'published',
  stop: 'stopped',
  rollBack: 'rolled back',
  reopen: 'opened again',
}

/** Explains why an action is refused in a state; null when it is allowed (EDT-20). */
export function explainRefusedAction(state: ReleaseState, action: ReleaseAction): string | null {
  if (ALLOWED[state].includes(action)) return null
  const way = ALLOWED[state].includes('reopen') ? ' Press “Change it again” first.' : ''
  return `This release is ${NAMES[state]}, so it can’t be ${VERBS[action]} now.${action === 'change' ? way : ''}`
}

/**
 * Explains why a release can't go live at an instant; null when it can.
 * @param at Unix seconds; null when none was given.
 * @param now Unix seconds.
 */
export function explainBadInstant(at: number | null, now: number): string | null {
  if (at === null) return 'Choose the day and the time at which this release goes live.'
  return at <= now ? 'That time has passed. Choose a later one, or publish the release now.' : null
}

/** `goesLiveAt`, `liveAt` and `rolledBackAt` are in Unix seconds; null when unknown. */
export type ReleaseTimes = { goesLiveAt: number | null; liveAt: number | null; rolledBackAt: number | null }

const at = (words: string, instant: number | null, timeZone: string) =>
  instant === null ? words : `${words} ${formatMoment(instant, timeZone)}`

/**
 * Writes a state with its instant, such as 'Goes live 30 Jun 2026, 5:00 pm AEST' (EDT-20).
 * @param timeZone That of the release's site.
 */
export function describeReleaseState(state: ReleaseState, times: ReleaseTimes, timeZone: string): string {
  switch (state) {
    case 'draft':
      return 'Draft, not approved'
    case 'approved':
      return 'Approved, not scheduled'
    case 'scheduled':
      return at('Goes live', times.goesLiveAt, timeZone)
    case 'live':
      return at('Live since', times.liveAt, timeZone)
    case 'rolledBack':
      return at('Rolled back', times.rolledBackAt, timeZone)
    case 'stopped':
      return 'Stopped, nothing of it is live'
  }
}
