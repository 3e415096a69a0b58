import { useState } from 'react'
import { type BlockNote, NOTE_LETTERS } from '@/domain/editing/block-notes'
import { formatDate, formatTime } from '@/domain/time/format-date'
import { resolveNote, rewriteNote } from './notes-store'
import styles from './block-notes.module.css'

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

function When({ instant }: { instant: number }) {
  const zone = timeZone()
  return <time dateTime={new Date(instant * 1000).toISOString()}>{`${formatDate(instant, zone)}, ${formatTime(instant, zone)}`}</time>
}

type Props = { note: BlockNote; isOwn: boolean; mayWrite: boolean; onOutcome: (problem: string | null, done: string) => void }

/** A note with its author and time, and the buttons that resolve, reopen and change it (EDT-29). */
export function NoteItem({ note, isOwn, mayWrite, onOutcome }: Props) {
  const [text, setText] = useState<string | null>(null)
  const { author, resolved } = note
  const toggle = async () => onOutcome(await resolveNote(note.id, resolved === null), resolved === null ? 'Resolved.' : 'Reopened.')
  const save = async () => {
    const problem = await rewriteNote(note.id, text ?? '')
    if (problem === null) setText(null)
    onOutcome(problem, 'Changed.')
  }
  return (
    <li className={styles.item} data-note={note.id} data-resolved={resolved !== null || undefined}>
      <p className={styles.byline}>
        <strong>{author?.name ?? 'Someone who has left'}</strong> <When instant={note.writtenAt} />
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
          Resolved{resolved.by === null ? '' : ` by ${resolved.by}`}, <When instant={resolved.at} />
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
