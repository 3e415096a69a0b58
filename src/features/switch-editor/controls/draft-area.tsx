import { useState } from 'react'
import styles from '../switch-editor.module.css'
import { ariaOf, type ControlProps } from './control-props'

/** How a value is written as text, and read from it. */
export type Notation = { write: (value: unknown) => string; read: (text: string) => unknown }

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

type DraftAreaProps = Omit<ControlProps, 'type'> & { notation: Notation; rows: number; isCode?: boolean; hint: string }

/**
 * A text area over a value that is no text. What is typed stays as typed while it means the value (blank lines, half a number);
 * once the value is changed from elsewhere, the text follows it.
 */
export function DraftArea({ id, value, notation, rows, isCode = false, hint, takesFocus, onChange, ...aria }: DraftAreaProps) {
  const [draft, setDraft] = useState(() => notation.write(value))
  const text = isSame(notation.read(draft), value) ? draft : notation.write(value)
  return (
    <div className={styles.measured}>
      <textarea
        id={id}
        rows={rows}
        className={isCode ? `${styles.input} ${styles.code}` : styles.input}
        spellCheck={!isCode}
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
