import { useId } from 'react'
import styles from './new-page.module.css'

type Props = {
  label: string
  /** What the field is for, in one sentence. */
  hint: string
  value: string
  maxLength: number
  problem: string | null
  onType: (text: string) => void
}

/** A text field with its hint, and the reason why its value was refused. */
export function TextField({ label, hint, value, maxLength, problem, onType }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({ target }) => onType(target.value)}
      />
      <span id={`${id}-hint`} className={styles.hint}>
        {hint}
      </span>
      <span id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </span>
    </div>
  )
}
