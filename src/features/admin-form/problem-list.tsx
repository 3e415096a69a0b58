import { useEffect, useRef } from 'react'
import { titleOfProblem } from '@/domain/editing/save-problem'
import styles from './admin-form.module.css'
import type { RefusedCall, ShowField } from './problem-store'

type ProblemListProps = { call: RefusedCall; showField: ShowField | null; onClose: () => void }

/**
 * Shows why something was not saved or deleted, until it is closed. Each field links to its place in the form, each user to its own page
 * (EDT-03, EDT-04).
 */
export function ProblemList({ call, showField, onClose }: ProblemListProps) {
  const { fields, documents, message } = call
  const title = titleOfProblem(call)
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // no field takes the focus in this case
    if (fields.length === 0) close.current?.focus({ preventScroll: true })
  }, [call.number, fields.length])
  return (
    <section className={styles.problems} aria-labelledby="problems-title" data-problems>
      <div className={styles.head}>
        <h2 id="problems-title" className={styles.title} role="alert" key={call.number}>
          {title}
        </h2>
        <button type="button" ref={close} className={styles.close} aria-label="Close the list of problems" onClick={onClose}>
          ×
        </button>
      </div>
      {fields.length === 0 && title !== message && <p className={styles.message}>{message}</p>}
      {fields.length > 0 && (
        <ol className={styles.list}>
          {fields.map(({ path, place, message: reason }, at) => (
            <li key={`${path} ${at}`}>
              {showField ? (
                <button type="button" className={styles.link} onClick={() => showField(path)}>
                  {place}
                </button>
              ) : (
                <strong>{place}</strong>
              )}
              <p className={styles.message}>{reason}</p>
            </li>
          ))}
        </ol>
      )}
      {documents.length > 0 && (
        <ul className={styles.list}>
          {documents.map(({ href, label }) => (
            <li key={href}>
              <a className={styles.link} href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
