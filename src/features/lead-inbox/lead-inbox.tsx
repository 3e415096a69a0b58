'use client'

import { useCallback, useEffect, useState } from 'react'
import { type InboxFilter, WHOLE_INBOX } from '@/domain/leads/inbox-filter'
import type { Inbox } from './answers'
import { exportPath, readInbox } from './call-inbox'
import { InboxFilters } from './inbox-filters'
import { InboxLead } from './inbox-lead'
import styles from './lead-inbox.module.css'

export type LeadInboxProps = { userId: number; leadPath: string; locations: readonly { value: string; label: string }[] }

/** A lead that comes in shows within this time. */
const REFRESH_MS = 20_000
/** Typing is over when it has paused for this long. */
const TYPING_MS = 250

/** The inbox of leads as the filter has it, read again while it is looked at; a late answer to an earlier filter counts for nothing. */
function useInbox(filter: InboxFilter) {
  const [inbox, setInbox] = useState<Inbox | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const answer = await readInbox(filter)
      if (!isCurrent) return
      setProblem(answer.kind === 'ok' ? null : answer.message)
      if (answer.kind === 'ok') setInbox(answer.value)
    }
    const timer = setTimeout(() => void load(), filter.text === '' ? 0 : TYPING_MS)
    const again = setInterval(() => void load(), REFRESH_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      clearInterval(again)
    }
  }, [filter, turn])
  return { inbox, problem, reload: useCallback(() => setTurn((count) => count + 1), []) }
}

function Pager({ inbox, onPage }: { inbox: Inbox; onPage: (page: number) => void }) {
  if (inbox.pages <= 1) return null
  return (
    <nav className={styles.actions} aria-label="Pages of the inbox">
      <button type="button" className={styles.button} disabled={inbox.page <= 1} onClick={() => onPage(inbox.page - 1)}>
        Newer
      </button>
      <span>
        Page {inbox.page} of {inbox.pages}
      </span>
      <button type="button" className={styles.button} disabled={inbox.page >= inbox.pages} onClick={() => onPage(inbox.page + 1)}>
        Older
      </button>
    </nav>
  )
}

/** The leads of the sites that one answers for: who waits how long, whose they are, and whether they arrived (ADM-18). */
export function LeadInbox({ userId, leadPath, locations }: LeadInboxProps) {
  const [filter, setFilter] = useState<InboxFilter>(WHOLE_INBOX)
  const { inbox, problem, reload } = useInbox(filter)
  return (
    <section className={styles.inbox} aria-labelledby="lead-inbox-heading">
      <div className={styles.head}>
        <h1 id="lead-inbox-heading" className={styles.heading}>
          Leads
        </h1>
        {inbox && (
          <dl className={styles.counts}>
            <div>
              <dt>Waiting for a reply</dt>
              <dd>{inbox.waiting}</dd>
            </div>
            <div data-late={inbox.late > 0}>
              <dt>Past two hours</dt>
              <dd>{inbox.late}</dd>
            </div>
          </dl>
        )}
        <a href={exportPath(filter)} className={styles.button} download>
          Export
        </a>
      </div>
      <InboxFilters filter={filter} locations={locations} onChange={setFilter} />
      <p role="status" className={styles.message}>
        {problem ?? (inbox === null ? 'Reading the leads…' : `${inbox.total} ${inbox.total === 1 ? 'lead' : 'leads'}`)}
      </p>
      {inbox && inbox.rows.length === 0 && <p className={styles.empty}>No leads here. New ones show by themselves.</p>}
      {inbox && (
        <ul className={styles.list}>
          {inbox.rows.map((row) => (
            <InboxLead key={row.id} row={row} staff={inbox.staff} leadPath={leadPath} userId={userId} onChanged={reload} />
          ))}
        </ul>
      )}
      {inbox && <Pager inbox={inbox} onPage={(page) => setFilter({ ...filter, page })} />}
    </section>
  )
}
