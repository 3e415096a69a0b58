import { useId, useState } from 'react'
import { listRepeats, readDateText, toDateText } from '@/domain/time/date-field'
import { formatDate } from '@/domain/time/format-date'
import { cityOfZone, formatMoment, nameZone, readStoredDate } from '@/domain/time/zone-name'
import styles from './dated-fields.module.css'

type Typed = { text: string; stored: unknown; note: string | null }

export type DateInputProps = {
  id?: string
  label?: string
  /** The stored ISO date. */
  value: unknown
  timeZone: string
  isDay: boolean
  isReadOnly: boolean
  isInvalid?: boolean
  describedBy?: string
  onChange: (iso: string | null) => void
}

type RepeatsProps = { instant: number; timeZone: string; isReadOnly: boolean; onChoose: (instant: number) => void }

/** Asks which of the two is meant when clocks go back and repeat the chosen time. */
function Repeats({ instant, timeZone, isReadOnly, onChoose }: RepeatsProps) {
  const name = useId()
  const repeats = listRepeats(instant, timeZone)
  if (repeats.length === 0) return null
  return (
    <fieldset className={styles.repeats} disabled={isReadOnly}>
      <legend>The clocks go back on this day, so this time comes twice. Which one is it?</legend>
      {repeats.map((repeat) => (
        <label key={repeat.instant}>
          <input type="radio" name={name} checked={repeat.instant === instant} onChange={() => onChoose(repeat.instant)} />
          {repeat.label}
        </label>
      ))}
    </fieldset>
  )
}

/** A date as the clocks of a zone show it, whatever the zone of the browser, with the zone's name beside it (EDT-17). */
export function DateInput({ id, label, value, timeZone, isDay, isReadOnly, isInvalid, describedBy, onChange }: DateInputProps) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const [openedAt] = useState(() => Math.floor(Date.now() / 1000))
  const zoneId = useId()
  // what was typed last gives way to what undo, a merge or another control stored
  const current = typed?.stored === value ? typed : null
  const instant = readStoredDate(value)
  const write = (seconds: number) => new Date(seconds * 1000).toISOString()
  const read = (text: string) => {
    const date = readDateText(text, timeZone, isDay)
    if (date.kind === 'unfinished') return setTyped({ text, stored: value, note: null })
    const stored = date.kind === 'empty' ? null : write(date.instant)
    const note = date.kind === 'date' ? date.note : null
    setTyped({ text: note === null || date.kind !== 'date' ? text : toDateText(date.instant, timeZone, isDay), stored, note })
    if (stored !== value) onChange(stored)
  }
  return (
    <div className={styles.date}>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.input}
          type={isDay ? 'date' : 'datetime-local'}
          value={current?.text ?? toDateText(instant, timeZone, isDay)}
          disabled={isReadOnly}
          aria-label={label}
          aria-invalid={isInvalid}
          aria-describedby={describedBy === undefined ? zoneId : `${zoneId} ${describedBy}`}
          onChange={(event) => read(event.target.value)}
          onBlur={() => setTyped((last) => (last?.note ? last : null))}
        />
        {instant !== null && !isReadOnly && (
          <button type="button" className={styles.clear} onClick={() => read('')}>
            Clear<span className={styles.hidden}> the date</span>
          </button>
        )}
      </div>
      <p id={zoneId} className={styles.zone}>
        {instant !== null && <strong>{isDay ? formatDate(instant, timeZone) : formatMoment(instant, timeZone)}</strong>}{' '}
        {instant === null ? nameZone(openedAt, timeZone) : `${cityOfZone(timeZone)} time`}
      </p>
      <p role="status" className={styles.note}>
        {current?.note}
      </p>
      {instant !== null && !isDay && <Repeats {...{ instant, timeZone, isReadOnly }} onChoose={(chosen) => onChange(write(chosen))} />}
    </div>
  )
}
