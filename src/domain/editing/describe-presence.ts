type Person = { name: string; since: string; edits: boolean; isSelf: boolean }
type Presence = { edits: boolean; takenBy: string | null; others: readonly Person[] }

/** What people who have a document open see about each other (EDT-01); null for one person alone. `mayTakeOver`: this tab is reading. */
export type PresenceWords = { text: string; mayTakeOver: boolean }

const listNames = (names: readonly string[]) => new Intl.ListFormat('en-AU').format([...new Set(names)])

/**
 * Explains who else has a document open, and what this tab may do.
 * @param writeTime Writes an ISO instant as a time of day in the reader's zone.
 */
export function describePresence({ edits, takenBy, others }: Presence, writeTime: (instant: string) => string): PresenceWords | null {
  const people = others.filter(({ isSelf }) => !isSelf)
  const [editor] = people.filter((one) => one.edits)
  if (!edits) {
    const who = takenBy ?? editor?.name ?? 'Someone else'
    const since = takenBy === null && editor ? ` since ${writeTime(editor.since)}` : ''
    const verb = takenBy === null ? `has been editing this${since}` : 'took this over'
    return { text: `${who} ${verb}. You are reading: what is changed shows here.`, mayTakeOver: true }
  }
  const [first] = people
  if (first) {
    const names = listNames(people.map(({ name }) => name))
    const does = people.some((one) => one.edits) ? 'editing this with you' : 'reading this'
    return { text: `${names} ${people.length > 1 ? 'are' : 'is'} ${does}, since ${writeTime(first.since)}.`, mayTakeOver: false }
  }
  return others.length > 0 ? { text: 'You have this open in another tab, too.', mayTakeOver: false } : null
}
