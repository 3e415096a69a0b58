import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import styles from './staff-account.module.css'

/** Shows the recovery codes, which are never shown again. The heading takes the focus. */
export function RecoveryCodes({ codes, done, onDone }: { codes: readonly string[]; done: string; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [note, setNote] = useState('')
  useEffect(() => heading.current?.focus(), [])
  const copy = () =>
    navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => setNote('Copied.'))
      .catch(() => setNote('Copying didn’t work. Select the codes and copy them yourself.'))
  return (
    <section className={styles.codes} aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1}>
        Save your recovery codes
      </h2>
      <p>Each code signs you in once when you don’t have your phone. They are only shown now: keep them where you keep your passwords.</p>
      <ul className={styles.codeList}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button buttonStyle="secondary" size="medium" onClick={() => void copy()}>
          Copy the codes
        </Button>
        <Button size="medium" onClick={onDone}>
          {done}
        </Button>
        <p role="status" className={styles.hint}>
          {note}
        </p>
      </div>
    </section>
  )
}
