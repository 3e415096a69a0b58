import { countOpenNotes, describeOpenNotes } from '@/domain/editing/block-notes'
import { openNotes, useNotes } from './notes-store'
import styles from './block-notes.module.css'

/** Opens the notes of a block, and shows how many are open (EDT-29). */
export function NotesButton({ block, name }: { block: string; name: string }) {
  const { notes, isLoaded } = useNotes()
  if (!isLoaded) return null
  const count = countOpenNotes(notes, block)
  return (
    <button
      type="button"
      className={styles.count}
      data-open={count > 0 || undefined}
      aria-haspopup="dialog"
      aria-label={`${count === 0 ? 'Notes' : describeOpenNotes(count)} on ${name}`}
      title={count === 0 ? 'Leave a note for colleagues' : describeOpenNotes(count)}
      onClick={() => openNotes(block)}
    >
      {count === 0 ? 'Notes' : count === 1 ? '1 note' : `${count} notes`}
    </button>
  )
}
