import { useId } from 'react'
import { INBOX_CHOICES, type InboxFilter, readInboxFilter, WHOLE_INBOX, writeInboxFilter } from '@/domain/leads/inbox-filter'
import styles from './lead-inbox.module.css'

type Option = { value: string; label: string }
type Props = { filter: InboxFilter; locations: readonly Option[]; onChange: (filter: InboxFilter) => void }

const OWNERS: Option[] = [
  { value: 'me', label: 'Mine' },
  { value: 'nobody', label: 'Nobody’s yet' },
]

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
      <select id={id} className={styles.input} value={value ?? ''} onChange={(event) => onChoose(name, event.target.value)}>
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

/** What the inbox shows: by state, form, location, owner and age, and a word to look for (ADM-18). */
export function InboxFilters({ filter, locations, onChange }: Props) {
  const id = useId()
  // the address is the one place where a filter is read, so a control cannot make one that it does not know
  const choose = (name: keyof InboxFilter, value: string) => {
    const address = new URLSearchParams(writeInboxFilter({ ...filter, page: 1 }))
    address.set(name, value)
    onChange(readInboxFilter(address))
  }
  return (
    <div className={styles.filters} role="search" aria-label="Leads">
      <Choice label="State" name="status" value={filter.status} options={INBOX_CHOICES.status} all="All" onChoose={choose} />
      <Choice label="Form" name="kind" value={filter.kind} options={INBOX_CHOICES.kind} all="All" onChoose={choose} />
      {locations.length > 1 && (
        <Choice label="Location" name="location" value={filter.location} options={locations} all="All" onChoose={choose} />
      )}
      <Choice label="Owner" name="owner" value={filter.owner} options={OWNERS} all="Anybody" onChoose={choose} />
      <Choice label="Age" name="age" value={filter.age} options={INBOX_CHOICES.age} all={null} onChoose={choose} />
      <div className={styles.field}>
        <label htmlFor={id}>Find</label>
        <input
          id={id}
          type="search"
          className={styles.input}
          placeholder="Name, phone, stock number"
          defaultValue={filter.text}
          onChange={(event) => choose('text', event.target.value)}
        />
      </div>
      {writeInboxFilter({ ...filter, page: 1 }) !== '' && (
        <button type="button" className={styles.button} onClick={() => onChange(WHOLE_INBOX)}>
          Clear filters
        </button>
      )}
    </div>
  )
}
