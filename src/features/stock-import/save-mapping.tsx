import { useState } from 'react'
import styles from './stock-import.module.css'

/** Saves the current mapping under a name. Not a form element, because it is inside the admin's page form. */
export function SaveMapping({ onSave }: { onSave: (name: string) => Promise<void> }) {
  const [name, setName] = useState('')
  return (
    <div className={styles.actions}>
      <input
        className={styles.input}
        aria-label="Name of the mapping"
        placeholder="Name of the mapping"
        maxLength={80}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="button" className={styles.button} disabled={name.trim() === ''} onClick={() => void onSave(name.trim())}>
        Save mapping
      </button>
    </div>
  )
}
