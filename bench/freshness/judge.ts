import type { Page, Subject, Window } from './subjects'

/** What a response showed: the version of each subject of its page, and the promotions with a window. */
export type Shown = { versions: readonly (number | null)[]; headings: ReadonlySet<string> }

/** A read, with what had been acknowledged when it began. */
export type Read = { page: Page; needed: readonly number[]; startedAt: number; endedAt: number; shown: Shown }

export type Finding =
  | { kind: 'fresh' }
  /** `lateMs` is how long before the read the missing version had been acknowledged, or the boundary had passed. */
  | { kind: 'stale'; what: string; lateMs: number }
  | { kind: 'unreadable'; what: string }

/** Returns what a response shows. */
export function readShown(page: Page, status: number, text: string): Shown {
  return {
    versions: page.subjects.map((subject) => subject.read(status, text)),
    headings: new Set(page.windows.filter(({ heading }) => text.includes(heading)).map(({ heading }) => heading)),
  }
}

function judgeVersion(subject: Subject, shown: number | null, needed: number, startedAt: number): Finding {
  if (shown === null || shown > subject.sent)
    return { kind: 'unreadable', what: `${subject.name} shows ${shown}, sent was ${subject.sent}` }
  if (shown >= needed) return { kind: 'fresh' }
  const lateMs = startedAt - (subject.acknowledgedAt.get(shown + 1) ?? startedAt)
  return { kind: 'stale', what: `${subject.name} shows ${shown}, live was ${needed}`, lateMs }
}

/** A read that a boundary falls into may show either side of it. */
function judgeWindow({ heading, startsAt, endsAt }: Window, isShown: boolean, { startedAt, endedAt }: Read): Finding {
  const mustBeOff = endedAt < startsAt || startedAt >= endsAt
  const mustBeOn = startedAt >= startsAt && endedAt < endsAt
  if ((isShown && !mustBeOff) || (!isShown && !mustBeOn)) return { kind: 'fresh' }
  const boundary = startedAt >= endsAt ? endsAt : startsAt
  return { kind: 'stale', what: `${heading} is ${isShown ? 'shown' : 'missing'}`, lateMs: startedAt - boundary }
}

/** Decides whether a read showed all that had been acknowledged when it began, and the promotions of its second. */
export function judgeRead(read: Read): Finding {
  const { page, needed, shown, startedAt } = read
  const findings = [
    ...page.subjects.map((subject, place) => judgeVersion(subject, shown.versions[place] ?? null, needed[place] ?? 0, startedAt)),
    ...page.windows.map((window) => judgeWindow(window, shown.headings.has(window.heading), read)),
  ]
  return findings.find(({ kind }) => kind !== 'fresh') ?? { kind: 'fresh' }
}
