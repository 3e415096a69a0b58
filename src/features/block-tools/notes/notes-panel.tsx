import { useEffect, useId, useRef, useState, useTransition } from 'react'
import { createPortal } from 'react-dom'
import { listNotesOn, listNotesOnRemoved, NOTE_LETTERS } from '@/domain/editing/block-notes'
import { NoteItem } from './note-item'
import { keepTyped, loadNotes, openNotes, REMOVED, saveTyped, typedFor, useNotes } from './notes-store'
import styles from './block-notes.module.css'

type PanelProps = {
  /** Ids of the page's blocks. */
  blocks: readonly string[]
  /** Names a block by its id. */
  nameOf: (block: string) => string
  /** The zone of the page's tenant. */
  timeZone: string
}
type DialogProps = PanelProps & { block: string }
type Outcome = { problem: string | null; done: string }

/** The text of a new note, and the colleagues it mentions. Not a form: it would be one within the page's form. */
function NewNote({ block, onOutcome }: { block: string; onOutcome: (problem: string | null, done: string) => void }) {
  const { people, typed } = useNotes()
  const [isBusy, start] = useTransition()
  const { text, mentions } = typedFor(typed, block)
  const save = () => start(async () => onOutcome(await saveTyped(block), 'Added.'))
  const toggle = (id: number) =>
    keepTyped(block, { text, mentions: mentions.includes(id) ? mentions.filter((one) => one !== id) : [...mentions, id] })
  return (
    <div className={styles.new}>
      <label className={styles.field}>
        New note
        <textarea
          className={styles.input}
          maxLength={NOTE_LETTERS}
          rows={3}
          value={text}
          onChange={({ target }) => keepTyped(block, { text: target.value, mentions })}
        />
      </label>
      {people.length > 0 && (
        <fieldset className={styles.people}>
          <legend>Mention colleagues. Each gets an email with the note and a link to this block.</legend>
          {people.map(({ id, name }) => (
            <label key={id} className={styles.person}>
              <input type="checkbox" checked={mentions.includes(id)} onChange={() => toggle(id)} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <button type="button" className={styles.button} data-primary disabled={isBusy || text.trim() === ''} onClick={save}>
        {isBusy ? 'Adding…' : 'Add note'}
      </button>
    </div>
  )
}

/** What is shown of the notes: those of one block, or those on blocks that the page no longer has. */
function Notes({ block, blocks, timeZone }: Pick<DialogProps, 'block' | 'blocks' | 'timeZone'>) {
  const { notes, me, mayWrite } = useNotes()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isRemoved = block === REMOVED
  const shown = isRemoved ? listNotesOnRemoved(notes, blocks) : listNotesOn(notes, block)
  const report = (problem: string | null, done: string) => setOutcome({ problem, done })
  return (
    <>
      {shown.length === 0 && (
        <p className={styles.quiet}>
          {isRemoved
            ? 'No open note is on a block that was removed.'
            : 'No notes yet. Leave one for your colleagues; visitors never see it.'}
        </p>
      )}
      <ul className={styles.items}>
        {shown.map((note) => (
          <NoteItem key={note.id} note={note} isOwn={note.author?.id === me} mayWrite={mayWrite} timeZone={timeZone} onOutcome={report} />
        ))}
      </ul>
      {mayWrite && !isRemoved && <NewNote block={block} onOutcome={report} />}
      <p role="status" className={styles.outcome} data-problem={outcome?.problem ? true : undefined}>
        {outcome && (outcome.problem ?? outcome.done)}
      </p>
    </>
  )
}

function NotesDialog({ block, blocks, nameOf, timeZone }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // the browser then puts the focus back on the button that opened the notes
  const close = () => dialog.current?.close()
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
    // colleagues may have written meanwhile
    void loadNotes()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onClose={() => openNotes(null)}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 id={`${id}-title`}>{block === REMOVED ? 'Notes on a block that was removed' : `Notes on ${nameOf(block)}`}</h2>
          <button type="button" className={styles.button} onClick={close}>
            Close
          </button>
        </header>
        <Notes block={block} blocks={blocks} timeZone={timeZone} />
      </div>
    </dialog>
  )
}

/** The notes of the chosen block, above the form; and the way to open notes whose block was removed (EDT-29). */
export function NotesPanel(props: PanelProps) {
  const { notes, open } = useNotes()
  const removed = listNotesOnRemoved(notes, props.blocks).length
  return (
    <>
      {removed > 0 && (
        <button type="button" className={styles.removed} onClick={() => openNotes(REMOVED)}>
          {removed === 1 ? '1 open note is on a block that was removed' : `${removed} open notes are on blocks that were removed`}
        </button>
      )}
      {/* outside of the page's form, whose label and field styles would apply */}
      {open !== null && createPortal(<NotesDialog key={open} block={open} {...props} />, document.body)}
    </>
  )
}
