/** Notes being edited: the text, and the saved notes it is based on. */
export type NotesDraft = { text: string; base: string }

/** `typed`: not saved yet. `conflict`: somebody else saved notes meanwhile, which saving would overwrite. */
export type NotesState = { kind: 'saved' | 'typed'; text: string } | { kind: 'conflict'; text: string; theirs: string }

/** Compares edited notes with the saved ones (ADM-18). Neither is ever lost. */
export function readNotes(draft: NotesDraft | undefined, saved: string): NotesState {
  if (draft === undefined || draft.text === saved) return { kind: 'saved', text: saved }
  if (draft.text === draft.base) return { kind: 'saved', text: saved }
  return draft.base === saved ? { kind: 'typed', text: draft.text } : { kind: 'conflict', text: draft.text, theirs: saved }
}

/** The notes to save. In a conflict, the edited text follows the other person's. */
export function joinNotes(state: NotesState): string {
  return state.kind === 'conflict' ? [state.theirs, state.text].filter(Boolean).join('\n') : state.text
}

/** Updates the draft after a change of the text. Its base stays the one it began with. */
export function typeNotes(draft: NotesDraft | undefined, text: string, saved: string): NotesDraft {
  return { text, base: draft && readNotes(draft, saved).kind !== 'saved' ? draft.base : saved }
}
