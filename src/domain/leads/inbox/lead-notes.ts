/** Notes as somebody is typing them: the text, and the saved ones that they began with. */
export type NotesDraft = { text: string; base: string }

/** `typed`: not saved yet. `crossed`: saved by somebody else meanwhile, so that saving what was typed would undo theirs. */
export type NotesState = { kind: 'saved' | 'typed'; text: string } | { kind: 'crossed'; text: string; theirs: string }

/** How what somebody types stands to the notes as they are saved now (ADM-18); neither is ever lost. */
export function readNotes(draft: NotesDraft | undefined, saved: string): NotesState {
  if (draft === undefined || draft.text === saved) return { kind: 'saved', text: saved }
  if (draft.text === draft.base) return { kind: 'saved', text: saved }
  return draft.base === saved ? { kind: 'typed', text: draft.text } : { kind: 'crossed', text: draft.text, theirs: saved }
}

/** The notes to save: what was typed, below what somebody else has saved meanwhile. */
export function joinNotes(state: NotesState): string {
  return state.kind === 'crossed' ? [state.theirs, state.text].filter(Boolean).join('\n') : state.text
}

/** The draft after a change of the text; its base is the first that it began with. */
export function typeNotes(draft: NotesDraft | undefined, text: string, saved: string): NotesDraft {
  return { text, base: draft && readNotes(draft, saved).kind !== 'saved' ? draft.base : saved }
}
