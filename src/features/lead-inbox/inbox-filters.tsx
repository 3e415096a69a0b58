import { type Ref, useId, useRef, useState } from 'react'
import { INBOX_CHOICES, type InboxFilter, readInboxFilter, WHOLE_INBOX, writeInboxFilter } from '@/domain/leads/inbox/inbox-filter'
import styles from './lead-inbox.module.css'

type Option = { value: string; label: string }
type Props = {
  ref: Ref<HTMLFormElement>
  filter: InboxFilter | null
  locations: readonly Option[]
  onChange: (filter: InboxFilter) => void
}

const OWNERS: Option[] = [
  { value: 'me', label: 'Mine' },
  { value: 'nobody', label: 'Unassigned' },
]

/** Returns the values of the controls as search parameters. */
export function readControls(form: HTMLFormElement | null): URLSearchParams {
  const entries = form === null ? [] : [...new FormData(form)]
  const chosen = entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return new URLSearchParams(writeInboxFilter(readInboxFilter(new URLSearchParams(chosen))))
}

type ChoiceProps = {
  label: string
  name: keyof InboxFilter
  value: string | null
  options: readonly Option[]
  all: string | null
  onChoose: (name: keyof InboxFilter, value: string) => void
}

function Choice({ label, name, value, options, all, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} className={styles.input} value={value ?? ''} onChange={(event) => onChoose(name, event.target.value)}>
        {all !== null && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Keeps the typed text with its outer spaces, which the filter trims. */
function useTyped(text: string | undefined) {
  const [typed, setTyped] = useState({ filter: text, text: text ?? '' })
  if (typed.filter !== text) setTyped({ filter: text, text: typed.text.trim() === text ? typed.text : (text ?? '') })
  return [typed.text, (next: string) => setTyped((before) => ({ ...before, text: next }))] as const
}

/** Filters of the inbox: status, form, location, owner, age and text (ADM-18). */
export function InboxFilters({ ref, filter, locations, onChange }: Props) {
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const [text, setText] = useTyped(filter?.text)
  const { status, kind, location, owner, age } = filter ?? WHOLE_INBOX
  // Parse the choice like an address, so that controls can't create an unknown filter.
  const choose = (name: keyof InboxFilter, value: string) => {
    const address = new URLSearchParams(writeInboxFilter({ ...(filter ?? WHOLE_INBOX), page: 1 }))
    address.set(name, value)
    onChange(readInboxFilter(address))
  }
  return (
    <form ref={ref} className={styles.filters} role="search" aria-label="Leads" onSubmit={(event) => event.preventDefault()}>
      <Choice label="State" name="status" value={status} options={INBOX_CHOICES.status} all="All" onChoose={choose} />
      <Choice label="Form" name="kind" value={kind} options={INBOX_CHOICES.kind} all="All" onChoose={choose} />
      {locations.length > 1 && <Choice label="Location" name="location" value={location} options={locations} all="All" onChoose={choose} />}
      <Choice label="Owner" name="owner" value={owner} options={OWNERS} all="Anyone" onChoose={choose} />
      <Choice label="Age" name="age" value={age} options={INBOX_CHOICES.age} all={null} onChoose={choose} />
      <div className={styles.field}>
        <label htmlFor={id}>Find</label>
        <input
          ref={first}
          id={id}
          name="text"
          type="search"
          className={styles.input}
          placeholder="Name, phone, stock number"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            choose('text', event.target.value)
          }}
        />
      </div>
      {filter !== null && writeInboxFilter({ ...filter, page: 1 }) !== '' && (
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            onChange(WHOLE_INBOX)
            setText('')
            // The clear button disappears with the filter, so move the focus.
            first.current?.focus()
          }}
        >
          Clear filters
        </button>
      )}
    </form>
  )
}
