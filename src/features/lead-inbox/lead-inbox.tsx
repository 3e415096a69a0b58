'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { type InboxFilter, readInboxFilter, WHOLE_INBOX, writeInboxFilter } from '@/domain/leads/inbox/inbox-filter'
import type { Inbox } from './responses'
import { exportPath } from './call-inbox'
import { InboxFilters, readControls } from './inbox-filters'
import { InboxLead } from './inbox-lead'
import styles from './lead-inbox.module.css'
import { useInbox } from './use-inbox'
import { useNotes } from './use-notes'

export type LeadInboxProps = { userId: number; leadPath: string; locations: readonly { value: string; label: string }[] }

function Pager({ inbox, onPage }: { inbox: Inbox; onPage: (page: number) => void }) {
  if (inbox.pages <= 1) return null
  const turn = (label: string, page: number) => {
    const isThere = page >= 1 && page <= inbox.pages
    return (
      <button type="button" className={styles.button} aria-disabled={!isThere} onClick={() => isThere && onPage(page)}>
        {label}
      </button>
    )
  }
  return (
    <nav className={styles.actions} aria-label="Pages of the inbox">
      {turn('Newer', inbox.page - 1)}
      <span>
        Page {inbox.page} of {inbox.pages}
      </span>
      {turn('Older', inbox.page + 1)}
    </nav>
  )
}

/**
 * Stores the inbox filter in the address fragment, so that it is restored when going back from a lead and can be bookmarked. Null before
 * hydration; choices made before that apply.
 */
function useAddressFilter(readEarly: () => URLSearchParams) {
  const [filter, setFilter] = useState<InboxFilter | null>(null)
  const early = useRef(readEarly)
  useEffect(() => {
    // Read at once: the admin around the list rewrites the address.
    const known = window.location.hash.slice(1)
    const timer = setTimeout(() => {
      const parameters = new URLSearchParams(known)
      for (const [name, value] of early.current()) parameters.set(name, value)
      setFilter(readInboxFilter(parameters))
    }, 0)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (filter === null) return
    const { pathname, search, hash } = window.location
    const wanted = writeInboxFilter(filter)
    if (hash.slice(1) !== wanted) window.history.replaceState(window.history.state, '', `${pathname}${search}${wanted && `#${wanted}`}`)
  }, [filter])
  return { filter, setFilter }
}

/** Merges the page's rows with the expanded leads that the filter no longer matches, ordered by time. */
function listRows({ rows, open }: Inbox, openIds: readonly number[]) {
  const kept = open.filter(({ id }) => openIds.includes(id)).map((row) => ({ row, isApart: true }))
  const all = [...rows.map((row) => ({ row, isApart: false })), ...kept]
  return kept.length === 0 ? all : all.toSorted((one, other) => other.row.createdAt.localeCompare(one.row.createdAt))
}

const countLeads = ({ total, page, pages }: Inbox) =>
  `${total} ${total === 1 ? 'lead' : 'leads'}${pages > 1 ? `, page ${page} of ${pages}` : ''}`

type CountsProps = { inbox: Inbox; filter: InboxFilter; onChange: (filter: InboxFilter) => void }

/** Counts of waiting leads. A press filters them; another press shows all leads. */
function Counts({ inbox, filter, onChange }: CountsProps) {
  const wanted = [
    { label: 'Waiting for a reply', count: inbox.waiting, only: { ...WHOLE_INBOX, status: 'new' as const } },
    { label: 'Past two hours', count: inbox.late, only: { ...WHOLE_INBOX, age: 'late' as const }, isLate: inbox.late > 0 },
  ]
  return (
    <div className={styles.counts}>
      {wanted.map(({ label, count, only, isLate = false }) => {
        const isOn = writeInboxFilter({ ...filter, page: 1 }) === writeInboxFilter(only)
        return (
          <button
            key={label}
            type="button"
            className={styles.count}
            aria-pressed={isOn}
            data-late={isLate}
            onClick={() => onChange(isOn ? WHOLE_INBOX : only)}
          >
            <span>{label}</span> <strong>{count}</strong>
          </button>
        )
      })}
    </div>
  )
}

/** The leads of the user's sites, with waiting time, owner and deliveries (ADM-18). */
export function LeadInbox({ userId, leadPath, locations }: LeadInboxProps) {
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { filter, setFilter } = useAddressFilter(() => readControls(form.current))
  const { drafts, change } = useNotes()
  const [opened, setOpened] = useState<readonly number[]>([])
  // Leads with unsaved notes stay visible whatever the filter.
  const openIds = useMemo(() => [...new Set([...opened, ...Object.keys(drafts).map(Number)])], [opened, drafts])
  const { inbox, problem, reload } = useInbox(filter, openIds)
  const rows = inbox ? listRows(inbox, openIds) : []
  const choose = (next: InboxFilter) => {
    setOpened([])
    setFilter(next)
  }
  return (
    <section className={styles.inbox} aria-labelledby="lead-inbox-heading">
      <div className={styles.head}>
        <h1 id="lead-inbox-heading" className={styles.heading}>
          Leads
        </h1>
        {inbox && filter && <Counts inbox={inbox} filter={filter} onChange={choose} />}
        <a href={exportPath(filter)} className={styles.button} download>
          Export
        </a>
      </div>
      <InboxFilters ref={form} filter={filter} locations={locations} onChange={choose} />
      <p role="status" className={styles.message} data-problem={problem !== null}>
        {problem ?? (inbox === null ? 'Loading leads…' : countLeads(inbox))}
      </p>
      {inbox && inbox.rows.length === 0 && <p className={styles.empty}>No leads here. New ones appear automatically.</p>}
      {inbox && rows.length > 0 && (
        <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Leads">
          {rows.map(({ row, isApart }) => (
            <InboxLead
              key={row.id}
              {...{ row, isApart, leadPath, userId }}
              staff={inbox.staff}
              draft={drafts[row.id]}
              isOpen={opened.includes(row.id)}
              onToggle={() => setOpened((ids) => (ids.includes(row.id) ? ids.filter((id) => id !== row.id) : [...ids, row.id]))}
              onDraft={(toNext) => change(row.id, toNext)}
              onChanged={reload}
            />
          ))}
        </ul>
      )}
      {inbox && filter && (
        <Pager
          inbox={inbox}
          onPage={(page) => {
            choose({ ...filter, page })
            list.current?.focus()
          }}
        />
      )}
    </section>
  )
}
