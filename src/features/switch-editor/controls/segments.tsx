import styles from '../switch-editor.module.css'

type Segment = { label: string; value: boolean | undefined }

const SEGMENTS: Segment[] = [
  { label: 'Follow', value: undefined },
  { label: 'On', value: true },
  { label: 'Off', value: false },
]

type SegmentsProps = { id: string; labelId: string; value: unknown; onChange: (value: boolean | undefined) => void }

/** On, off, or the inherited value. */
export function Segments({ id, labelId, value, onChange }: SegmentsProps) {
  return (
    <div role="radiogroup" aria-labelledby={labelId} className={styles.segments}>
      {SEGMENTS.map((segment) => (
        <label key={segment.label} className={styles.segment}>
          <input
            type="radio"
            name={id}
            className={styles.hidden}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          <span>{segment.label}</span>
        </label>
      ))}
    </div>
  )
}
