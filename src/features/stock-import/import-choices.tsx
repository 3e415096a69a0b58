import type { MappedColumn } from '@/domain/import/mapping'
import styles from './stock-import.module.css'

export type ImportDealership = { id: number; name: string; tenant: number }
export type SavedMapping = { id: number; name: string; dealership: number; columns: MappedColumn[] }

/** The choices; a null mapping means that the file's headings decide. */
export type Choice = { dealership: number; file: File | null; mapping: MappedColumn[] | null }

type ImportChoicesProps = {
  dealerships: readonly ImportDealership[]
  feeds: readonly SavedMapping[]
  dealership: number
  onChange: (part: Partial<Choice>) => void
}

/** Chooses dealership, file and mapping. Each dealership has its own mappings. */
export function ImportChoices({ dealerships, feeds, dealership, onChange }: ImportChoicesProps) {
  const saved = feeds.filter((feed) => feed.dealership === dealership)
  return (
    <div className={styles.choices}>
      <label className={styles.field}>
        <span>Dealership</span>
        <select
          className={styles.input}
          value={dealership}
          onChange={({ target }) => onChange({ dealership: Number(target.value), mapping: null })}
        >
          {dealerships.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>File, CSV or JSON</span>
        <input
          type="file"
          className={styles.input}
          accept=".csv,.txt,.tsv,.json"
          onChange={({ target }) => onChange({ file: target.files?.[0] ?? null })}
        />
      </label>
      <label className={styles.field}>
        <span>Mapping</span>
        <select
          className={styles.input}
          defaultValue=""
          key={dealership}
          onChange={({ target }) => onChange({ mapping: saved.find((feed) => String(feed.id) === target.value)?.columns ?? null })}
        >
          <option value="">By the file’s headings</option>
          {saved.map((feed) => (
            <option key={feed.id} value={feed.id}>
              {feed.name}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
