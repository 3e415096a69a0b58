import { type ReactNode, useId } from 'react'
import { readNotes } from '@/domain/leads/inbox/lead-notes'
import { toTelHref } from '@/domain/locations/phone'
import { formatStoredDate } from '@/domain/time/zone-name'
import { useZoneOf } from '@/ui/admin/zones'
import { LeadControls, type LeadControlsProps } from './lead-controls'
import type { InboxRow } from './responses'
import styles from './lead-inbox.module.css'
import { DESTINATION_NAMES, TraceView } from './trace-view'

/** `isApart`: expanded, but no longer matched by the filter. */
export type InboxLeadProps = LeadControlsProps & { isApart: boolean; leadPath: string; isOpen: boolean; onToggle: () => void }

/** Formats a booking, which is a local time of the location without a time zone. */
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

/** Shows the delivery state as a word and names dead letters. */
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

/** The visitor's contact details and message. */
function LeadMessage({ row }: Pick<InboxLeadProps, 'row'>) {
  const timeZone = useZoneOf()
  return (
    <div className={styles.message}>
      <p className={styles.contact}>
        {row.phone && <a href={toTelHref(row.phone) ?? undefined}>{row.phone}</a>}
        {row.email && <a href={`mailto:${row.email}?subject=${encodeURIComponent(`Re: ${row.about}`)}`}>{row.email}</a>}
        <time dateTime={row.createdAt}>{formatStoredDate(row.createdAt, timeZone)}</time>
      </p>
      {row.bookingAt && <p>Preferred time: {writeBooking(row.bookingAt)}</p>}
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

/** A row of the inbox that expands to everything needed to respond to the lead (ADM-18). */
export function InboxLead({ isApart, leadPath, isOpen, onToggle, ...answering }: InboxLeadProps) {
  const { row, draft } = answering
  const id = useId()
  return (
    <li className={styles.lead} data-status={row.status}>
      <div className={styles.line}>
        <div className={styles.who}>
          <a href={`${leadPath}/${row.id}`} className={styles.name}>
            {row.name}
          </a>
          <span className={styles.about}>{row.about}</span>
          {row.place && <span className={styles.place}>{row.place}</span>}
          {!isOpen && row.message && <span className={styles.preview}>{row.message}</span>}
          {isApart && isOpen && <span className={styles.apart}>Outside these filters, shown while you work on it</span>}
          {!isOpen && readNotes(draft, row.notes).kind !== 'saved' && <span className={styles.apart}>Notes not saved yet</span>}
        </div>
        <Clock clock={row.clock} />
        <span className={styles.owner}>{row.owner?.name ?? 'Unassigned'}</span>
        <DeliveryWord deliveries={row.deliveries} />
        <button type="button" className={styles.button} aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={onToggle}>
          {isOpen ? 'Close' : 'Answer'} <span className={styles.hidden}>{row.name}</span>
        </button>
      </div>
      {isOpen && (
        <div id={id} className={styles.detail}>
          <LeadMessage row={row} />
          <LeadControls {...answering} />
          <TraceView id={row.id} />
        </div>
      )}
    </li>
  )
}
