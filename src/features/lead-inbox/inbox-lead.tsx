import { type ReactNode, useId, useState, useTransition } from 'react'
import { INBOX_CHOICES } from '@/domain/leads/inbox-filter'
import { toLeadStatus } from '@/domain/leads/lead-status'
import { toTelHref } from '@/domain/phone/phone'
import type { InboxRow, StaffMember } from './answers'
import { changeLead, type LeadChange } from './call-inbox'
import styles from './lead-inbox.module.css'
import { DESTINATION_NAMES, TraceView } from './trace-view'

export type InboxLeadProps = { row: InboxRow; staff: readonly StaffMember[]; leadPath: string; userId: number; onChanged: () => void }

/** A booking is a time of the yard, without a zone: it is written as it was chosen. */
const writeBooking = (local: string) => new Date(local).toLocaleString('en-AU', { dateStyle: 'full', timeStyle: 'short' })

const CLOCK_WORDS = { waiting: 'waiting', soon: 'soon late', late: 'late', answered: 'answered' } as const

function Clock({ clock }: Pick<InboxRow, 'clock'>) {
  const isLate = clock.kind === 'late' || clock.isInTime === false
  return (
    <span className={styles.clock} data-kind={isLate ? 'late' : clock.kind}>
      <strong>{clock.text}</strong> {CLOCK_WORDS[clock.kind]}
    </span>
  )
}

/** Whether it has arrived everywhere, in a word; what is set aside is named. */
function DeliveryWord({ deliveries }: Pick<InboxRow, 'deliveries'>) {
  const dead = deliveries.filter(({ state }) => state === 'dead').map(({ destination }) => DESTINATION_NAMES[destination])
  const isDone = deliveries.every(({ state }) => state === 'delivered')
  const state = dead.length > 0 ? 'dead' : isDone ? 'delivered' : 'waiting'
  const word = dead.length > 0 ? `${dead.join(', ')} not delivered` : isDone ? 'Delivered' : 'On its way'
  return (
    <span className={styles.state} data-state={state}>
      {word}
    </span>
  )
}

/** Who it is and what they want, as they said it. */
function Asked({ row }: Pick<InboxLeadProps, 'row'>) {
  return (
    <div className={styles.message}>
      <p className={styles.contact}>
        {row.phone && <a href={toTelHref(row.phone) ?? undefined}>{row.phone}</a>}
        {row.email && <a href={`mailto:${row.email}`}>{row.email}</a>}
        <time dateTime={row.createdAt}>{new Date(row.createdAt).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short' })}</time>
      </p>
      {row.bookingAt && <p>Wants to come on {writeBooking(row.bookingAt)}</p>}
      <p className={styles.quote}>{row.message || 'No comments.'}</p>
      <dl className={styles.facts}>
        {row.stockNumber && <Fact label="Stock number">{row.stockNumber}</Fact>}
        {row.facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        {/^https?:/.test(row.page) && (
          <Fact label="Sent from">
            <a href={row.page} rel="noreferrer">
              {row.page.replace(/^https?:\/\//, '')}
            </a>
          </Fact>
        )}
      </dl>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Answering({ row, staff, userId, onChanged }: InboxLeadProps) {
  const id = useId()
  const [message, setMessage] = useState<string | null>(null)
  const [notes, setNotes] = useState(row.notes)
  const [isBusy, start] = useTransition()
  const save = (change: LeadChange) =>
    start(async () => {
      const outcome = await changeLead(row.id, change)
      setMessage(outcome.kind === 'problem' ? outcome.message : 'Saved.')
      if (outcome.kind === 'done') onChanged()
    })
  const people = row.owner && !staff.some((one) => one.id === row.owner?.id) ? [row.owner, ...staff] : staff
  return (
    <div className={styles.answering}>
      <div className={styles.field}>
        <label htmlFor={`${id}-status`}>State</label>
        <select
          id={`${id}-status`}
          className={styles.input}
          value={row.status}
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
          value={row.owner?.id ?? ''}
          onChange={(event) => save({ owner: event.target.value === '' ? null : Number(event.target.value) })}
        >
          <option value="">Nobody yet</option>
          {people.map(({ id: person, name }) => (
            <option key={person} value={person}>
              {person === userId ? `${name} (me)` : name}
            </option>
          ))}
        </select>
      </div>
      <div className={`${styles.field} ${styles.wide}`}>
        <label htmlFor={`${id}-notes`}>Notes</label>
        <textarea id={`${id}-notes`} className={styles.input} rows={3} value={notes} onChange={(event) => setNotes(event.target.value)} />
      </div>
      <div className={`${styles.actions} ${styles.wide}`}>
        <button
          type="button"
          className={styles.button}
          data-primary
          disabled={isBusy || notes === row.notes}
          onClick={() => save({ notes })}
        >
          Save notes
        </button>
        <p role="status" className={styles.message}>
          {isBusy ? 'Saving…' : message}
        </p>
      </div>
    </div>
  )
}

/** A lead of the inbox: one line that opens to all that is needed to answer it (ADM-18). */
export function InboxLead(props: InboxLeadProps) {
  const { row, leadPath } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={styles.lead} data-status={row.status}>
      <div className={styles.line}>
        <div className={styles.who}>
          <a href={`${leadPath}/${row.id}`} className={styles.name}>
            {row.name}
          </a>
          <span className={styles.about}>{row.about}</span>
          {row.place && <span className={styles.place}>{row.place}</span>}
        </div>
        <Clock clock={row.clock} />
        <span className={styles.owner}>{row.owner?.name ?? 'Nobody yet'}</span>
        <DeliveryWord deliveries={row.deliveries} />
        <button type="button" className={styles.button} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Answer'} <span className={styles.hidden}>{row.name}</span>
        </button>
      </div>
      {isOpen && (
        <div id={id} className={styles.detail}>
          <Asked row={row} />
          <Answering {...props} />
          <TraceView id={row.id} />
        </div>
      )}
    </li>
  )
}
