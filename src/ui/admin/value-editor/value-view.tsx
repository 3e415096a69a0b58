import { isRecord } from '@/domain/json/is-record'
import { toFieldLabel } from '@/domain/text/field-labels'
import styles from './value-editor.module.css'

function toWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0)

/** Shows any stored value in words: records as labels with values, lists as lists (EDT-14). */
export function ValueView({ value, none = '–' }: { value: unknown; none?: string }) {
  if (isEmpty(value)) return <span>{none}</span>
  if (Array.isArray(value))
    return (
      <ul className={styles.list}>
        {value.map((one: unknown, at) => (
          <li key={at}>
            <ValueView value={one} />
          </li>
        ))}
      </ul>
    )
  if (!isRecord(value)) return <span className={styles.words}>{toWords(value)}</span>
  return (
    <dl className={styles.record}>
      {Object.entries(value).map(([key, one]) => (
        <div key={key}>
          <dt>{toFieldLabel(key) || key}</dt>
          <dd>
            <ValueView value={one} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
