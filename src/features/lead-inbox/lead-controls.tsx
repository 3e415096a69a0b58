import { useId, useState, useTransition } from 'react'
import { INBOX_CHOICES } from '@/domain/leads/inbox/inbox-filter'
import { joinNotes, type NotesDraft, readNotes, typeNotes } from '@/domain/leads/inbox/lead-notes'
import { toLeadStatus } from '@/domain/leads/record/lead-status'
import type { InboxRow, StaffMember } from './responses'
import { changeLead, type LeadChange } from './call-inbox'
import styles from './lead-inbox.module.css'

export type LeadControlsProps = {
  row: InboxRow
  staff: readonly StaffMember[]
  userId: number
  /** Unsaved notes. */
  draft: NotesDraft | undefined
  onDraft: (change: (draft: NotesDraft | undefined) => NotesDraft | undefined) => void
  /** Resolves once the inbox shows the change. */
  onChanged: () => Promise<void>
}

/** Saves a change and shows the chosen value until the reloaded row has it. */
function useSave({ row, onChanged }: Pick<LeadControlsProps, 'row' | 'onChanged'>) {
  const [message, setMessage] = useState<string | null>(null)
  const [pending, setPending] = useState<LeadChange>({})
  const [isBusy, start] = useTransition()
  const save = (change: LeadChange, onSaved?: () => void) => {
    setPending((before) => ({ ...before, ...change }))
    start(async () => {
      const outcome = await changeLead(row.id, change)
      setMessage(outcome.kind === 'problem' ? outcome.message : 'Saved.')
      if (outcome.kind === 'done') {
        await onChanged()
        onSaved?.()
      }
      setPending({})
    })
  }
  return { save, pending, isBusy, message, forget: () => setMessage(null) }
}

type NotesProps = Pick<LeadControlsProps, 'row' | 'draft' | 'onDraft'> & Omit<ReturnType<typeof useSave>, 'pending'>

function Notes({ row, draft, onDraft, save, isBusy, message, forget }: NotesProps) {
  const id = useId()
  const notes = readNotes(draft, row.notes)
  const canSave = !isBusy && notes.kind !== 'saved'
  const store = () => {
    const text = joinNotes(notes)
    onDraft(() => ({ text, base: row.notes }))
    // Keep what was typed while saving.
    save({ notes: text }, () => onDraft((now) => (now && now.text !== text ? { text: now.text, base: text } : undefined)))
  }
  return (
    <>
      <div className={`${styles.field} ${styles.wide}`}>
        <label htmlFor={id}>Notes</label>
        <textarea
          id={id}
          className={styles.input}
          rows={3}
          value={notes.text}
          onChange={(event) => {
            forget()
            onDraft(() => typeNotes(draft, event.target.value, row.notes))
          }}
        />
        {notes.kind === 'conflict' && (
          <p className={styles.crossed}>
            Someone else has changed the notes{notes.theirs ? `: “${notes.theirs}”` : ' and left none'}. Yours will be added below.
          </p>
        )}
      </div>
      <div className={`${styles.actions} ${styles.wide}`}>
        <button type="button" className={styles.button} data-primary aria-disabled={!canSave} onClick={() => canSave && store()}>
          {notes.kind === 'conflict' ? 'Save below theirs' : 'Save notes'}
        </button>
        <p role="status" className={styles.message}>
          {isBusy ? 'Saving…' : message}
        </p>
      </div>
    </>
  )
}

/** Controls for a lead's status, owner and notes (ADM-18). */
export function LeadControls({ row, staff, userId, draft, onDraft, onChanged }: LeadControlsProps) {
  const id = useId()
  const { pending, ...saving } = useSave({ row, onChanged })
  const { save } = saving
  const owner = pending.owner === undefined ? row.owner?.id : pending.owner
  const people = row.owner && !staff.some((one) => one.id === row.owner?.id) ? [row.owner, ...staff] : staff
  return (
    <div className={styles.answering} role="group" aria-label={row.name}>
      <div className={styles.field}>
        <label htmlFor={`${id}-status`}>State</label>
        <select
          id={`${id}-status`}
          className={styles.input}
          value={pending.status ?? row.status}
          onChange={(event) => save({ status: toLeadStatus(event.target.value) ?? row.status })}
        >
          {INBOX_CHOICES.status.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-owner`}>Owner</label>
        <select
          id={`${id}-owner`}
          className={styles.input}
          value={owner ?? ''}
          onChange={(event) => save({ owner: event.target.value === '' ? null : Number(event.target.value) })}
        >
          <option value="">Unassigned</option>
          {people.map(({ id: person, name }) => (
            <option key={person} value={person}>
              {person === userId ? `${name} (me)` : name}
            </option>
          ))}
        </select>
      </div>
      <Notes {...{ row, draft, onDraft }} {...saving} />
    </div>
  )
}
