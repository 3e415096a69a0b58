import { type BlockNote, NOTE_LETTERS } from '@/domain/editing/block-notes'
import { formatMoment } from '@/domain/time/zone-name'
import { keepRewritten, resolveNote, saveRewritten, useNotes } from './notes-store'
import styles from './block-notes.module.css'

function When({ instant, timeZone }: { instant: number; timeZone: string }) {
  return <time dateTime={new Date(instant * 1000).toISOString()}>{formatMoment(instant, timeZone)}</time>
}

type Props = {
  note: BlockNote
  isOwn: boolean
  mayWrite: boolean
  timeZone: string
  onOutcome: (problem: string | null, done: string) => void
}

/** A note with its author and time, and the buttons that resolve, reopen and change it (EDT-29). */
export function NoteItem({ note, isOwn, mayWrite, timeZone, onOutcome }: Props) {
  const text = useNotes().rewritten[note.id] ?? null
  const setText = (changed: string | null) => keepRewritten(note.id, changed)
  const { author, resolved } = note
  const toggle = async () => onOutcome(await resolveNote(note.id, resolved === null), resolved === null ? 'Resolved.' : 'Reopened.')
  const save = async () => onOutcome(await saveRewritten(note.id), 'Changed.')
  return (
    <li className={styles.item} data-note={note.id} data-resolved={resolved !== null || undefined}>
      <p className={styles.byline}>
        <strong>{author?.name ?? 'Someone who has left'}</strong> <When instant={note.writtenAt} timeZone={timeZone} />
      </p>
      {text === null ? (
        <p className={styles.text}>{note.text}</p>
      ) : (
        <textarea
          className={styles.input}
          aria-label="Text of the note"
          maxLength={NOTE_LETTERS}
          rows={3}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {note.mentions.length > 0 && <p className={styles.quiet}>Mentions {note.mentions.join(', ')}</p>}
      {resolved !== null && (
        <p className={styles.quiet}>
          Resolved{resolved.by === null ? '' : ` by ${resolved.by}`}, <When instant={resolved.at} timeZone={timeZone} />
        </p>
      )}
      {mayWrite && (
        <div className={styles.actions}>
          {text === null ? (
            <>
              <button type="button" className={styles.button} onClick={() => void toggle()}>
                {resolved === null ? 'Resolve' : 'Reopen'}
              </button>
              {isOwn && (
                <button type="button" className={styles.button} onClick={() => setText(note.text)}>
                  Edit
                </button>
              )}
            </>
          ) : (
            <>
              <button type="button" className={styles.button} data-primary onClick={() => void save()}>
                Save
              </button>
              <button type="button" className={styles.button} onClick={() => setText(null)}>
                Cancel
              </button>
            </>
          )}
        </div>
      )}
    </li>
  )
}
