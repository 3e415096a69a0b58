import { useState } from 'react'
import styles from '../switch-editor.module.css'
import { ariaOf, type ControlProps } from './control-props'

/** Converts a value to text and back. */
export type Notation = { write: (value: unknown) => string; read: (text: string) => unknown }

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

type DraftAreaProps = Omit<ControlProps, 'type'> & { notation: Notation; rows: number; hint: string }

/**
 * A text area for a value that isn't text. Keeps the text as typed while it means the value (blank lines, half a number), and updates it
 * when the value changes elsewhere.
 */
export function DraftArea({ id, value, notation, rows, hint, takesFocus, onChange, ...aria }: DraftAreaProps) {
  const [draft, setDraft] = useState(() => notation.write(value))
  const text = isSame(notation.read(draft), value) ? draft : notation.write(value)
  return (
    <div className={styles.measured}>
      <textarea
        id={id}
        rows={rows}
        className={styles.input}
        spellCheck
        value={text}
        autoFocus={takesFocus}
        onChange={(event) => {
          setDraft(event.target.value)
          onChange(notation.read(event.target.value))
        }}
        {...ariaOf(aria)}
      />
      <span className={styles.hint}>{hint}</span>
    </div>
  )
}
