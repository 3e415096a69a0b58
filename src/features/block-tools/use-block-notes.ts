import { useDocumentInfo } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { openNotes, loadNotes, REMOVED, useNotes } from './notes/notes-store'
import { useOpenBlock } from './use-clicked-text'

/** Returns the id of the page whose form this is; null for a new page and in forms of other collections. */
export function usePageId(): number | null {
  const { id, collectionSlug } = useDocumentInfo()
  return collectionSlug === 'pages' && typeof id === 'number' ? id : null
}

/** Reads the notes of the page, and opens the block and its notes when the address names a note, as in mails (EDT-29). */
export function useBlockNotes(blocks: readonly string[]): void {
  const pageId = usePageId()
  const asked = Number(useSearchParams().get('note'))
  const { notes, isLoaded, pageId: loadedId } = useNotes()
  const openBlock = useOpenBlock()
  const opened = useRef(0)
  useEffect(() => {
    if (pageId !== null) void loadNotes(pageId)
  }, [pageId])
  useEffect(() => {
    if (!asked || opened.current === asked || !isLoaded || loadedId !== pageId || blocks.length === 0) return
    opened.current = asked
    const note = notes.find(({ id }) => id === asked)
    if (!note) return
    const isOnPage = blocks.includes(note.block)
    if (isOnPage) openBlock({ id: note.block, text: '', nth: 0 }, { keepsFocus: true })
    openNotes(isOnPage ? note.block : REMOVED)
  })
}
