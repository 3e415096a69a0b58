import { useEffect, useState } from 'react'
import { z } from 'zod'
import { type NotesDraft, readNotes } from '@/domain/leads/inbox/lead-notes'

const KEY = 'lead-notes'
const drafts = z.record(z.string(), z.object({ text: z.string(), base: z.string() }))
export type NotesDrafts = Readonly<Record<string, NotesDraft>>

function readStoredRecord(): NotesDrafts {
  try {
    return drafts.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

function keep(all: NotesDrafts): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // Without browser storage, notes last as long as the page.
  }
}

const isUnsaved = (draft: NotesDraft) => readNotes(draft, draft.base).kind !== 'saved'

/**
 * Stores unsaved notes by lead. They survive collapsing or filtering out the lead, leaving the page and the end of a session. Closing a tab
 * with unsaved notes asks for confirmation.
 */
export function useNotes() {
  const [all, setAll] = useState<NotesDrafts>({})
  const hasUnsaved = Object.values(all).some(isUnsaved)
  useEffect(() => {
    const timer = setTimeout(() => setAll((typed) => ({ ...readStoredRecord(), ...typed })), 0)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!hasUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasUnsaved])
  const change = (id: number, toNext: (draft: NotesDraft | undefined) => NotesDraft | undefined) =>
    setAll((before) => {
      const { [String(id)]: known, ...others } = before
      const draft = toNext(known)
      const after = draft && isUnsaved(draft) ? { ...others, [id]: draft } : others
      keep(after)
      return after
    })
  return { drafts: all, change }
}
