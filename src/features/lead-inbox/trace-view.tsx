import { useEffect, useState, useTransition } from 'react'
import type { Destination } from '@/domain/leads/record/lead-status'
import { formatStoredDate } from '@/domain/time/zone-name'
import { useZoneOf } from '@/ui/admin/zones'
import type { Trace } from './responses'
import { readTrace, resendLead } from './call-inbox'
import styles from './lead-inbox.module.css'

/** Destination labels. */
export const DESTINATION_NAMES: Record<Destination, string> = { mail: 'Mail', adf: 'ADF', webhook: 'Webhook' }
const STATES = { waiting: 'Waiting', delivered: 'Delivered', dead: 'Set aside' } as const
const OUTCOMES: Record<string, string> = { delivered: 'delivered', failed: 'failed', refused: 'refused', resent: 'sent again' }

/** A delivery takes a few seconds. */
const REFRESH_MS = 3_000

type OneProps = { delivery: Trace['deliveries'][number]; readAt: number; onResend: () => void; isBusy: boolean }

function OneDelivery({ delivery: { destination, target, state, attempts, dueAt }, readAt, onResend, isBusy }: OneProps) {
  const timeZone = useZoneOf()
  return (
    <li className={styles.delivery}>
      <p className={styles.deliveryHead}>
        <strong>{DESTINATION_NAMES[destination]}</strong>
        <span className={styles.state} data-state={state}>
          {STATES[state]}
        </span>
        <span className={styles.target}>{target}</span>
        <button type="button" className={styles.button} aria-disabled={isBusy} onClick={() => !isBusy && onResend()}>
          {state === 'dead' ? 'Send again' : 'Re-send'} <span className={styles.hidden}>by {DESTINATION_NAMES[destination]}</span>
        </button>
      </p>
      <ol className={styles.attempts}>
        {attempts.map(({ at, outcome, note }, index) => (
          <li key={`${at}-${index}`}>
            <time dateTime={at}>{formatStoredDate(at, timeZone)}</time> {OUTCOMES[outcome] ?? outcome}. {note}
          </li>
        ))}
        {state === 'waiting' && dueAt && (
          <li>{Date.parse(dueAt) > readAt ? `Next attempt ${formatStoredDate(dueAt, timeZone)}` : 'Being sent…'}</li>
        )}
      </ol>
    </li>
  )
}

/** Shows a lead's deliveries with every attempt, and a button to resend (ADM-18). */
export function TraceView({ id }: { id: number }) {
  const timeZone = useZoneOf()
  const [trace, setTrace] = useState<Trace | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, start] = useTransition()
  const show = (answer: Awaited<ReturnType<typeof readTrace>>) => {
    if (answer.kind === 'ok') setTrace(answer.value)
    setProblem(answer.kind === 'ok' ? null : answer.message)
  }
  const isWaiting = trace?.deliveries.some(({ state }) => state === 'waiting') ?? false
  useEffect(() => {
    let isOn = true
    const load = () =>
      void readTrace(id).then((answer) => {
        if (isOn) show(answer)
      })
    load()
    // Refresh while a delivery is pending.
    const again = isWaiting ? setInterval(load, REFRESH_MS) : undefined
    return () => {
      isOn = false
      clearInterval(again)
    }
  }, [id, isWaiting])
  const resend = (destination: Destination) =>
    start(async () => {
      const outcome = await resendLead(id, destination)
      setMessage(outcome.kind === 'problem' ? outcome.message : `It is on its way by ${DESTINATION_NAMES[destination]}.`)
      show(await readTrace(id))
    })
  return (
    <section className={styles.trace} aria-label="Deliveries">
      <ul className={styles.deliveries}>
        <li className={styles.delivery}>
          <p className={styles.deliveryHead}>
            <strong>Stored</strong>
            <span className={styles.state} data-state="delivered">
              Kept
            </span>
            {trace && <time dateTime={trace.storedAt}>{formatStoredDate(trace.storedAt, timeZone)}</time>}
          </p>
        </li>
        {trace?.deliveries.map((delivery) => (
          <OneDelivery
            key={delivery.destination}
            {...{ delivery, isBusy }}
            readAt={Date.parse(trace.readAt)}
            onResend={() => resend(delivery.destination)}
          />
        ))}
      </ul>
      <p role="status" className={styles.message}>
        {isBusy ? 'Working…' : (problem ?? message)}
      </p>
    </section>
  )
}
