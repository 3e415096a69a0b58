import { useState } from 'react'
import { describeKind, isReleasedCollection, RELEASED_COLLECTIONS } from '@/domain/editing/release/release-item'
import { type Choice, findChoices } from './call-release'
import styles from './releases.module.css'

type Props = { releaseId: number; isBusy: boolean; onAdd: (item: { collection: string; document: number }) => void }

/** Finds a document by its kind and name, and adds it to the release in its newest version (EDT-20). Not a form: it would be one within the release's form. */
export function AddItem({ releaseId, isBusy, onAdd }: Props) {
  const [collection, setCollection] = useState('pages')
  const [typed, setTyped] = useState('')
  const [choices, setChoices] = useState<Choice[] | 'none' | 'failed'>('none')
  const search = async () => setChoices((await findChoices(releaseId, collection, typed)) ?? 'failed')
  const add = (choice: Choice) => {
    onAdd({ collection, document: choice.document })
    setChoices(Array.isArray(choices) ? choices.filter(({ document }) => document !== choice.document) : choices)
  }
  const change = (name: string) => {
    setCollection(name)
    setChoices('none')
  }
  return (
    <section className={styles.add} aria-labelledby="release-add">
      <h3 id="release-add">Add a document</h3>
      <div className={styles.search}>
        <label className={styles.field}>
          Kind
          <select className={styles.input} value={collection} onChange={({ target }) => change(target.value)}>
            {RELEASED_COLLECTIONS.filter(isReleasedCollection).map((name) => (
              <option key={name} value={name}>
                {describeKind({ kind: 'document', collection: name })}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          Name, or a part of it
          <input
            className={styles.input}
            value={typed}
            maxLength={100}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              void search()
            }}
          />
        </label>
        <button type="button" className={styles.button} onClick={() => void search()}>
          Find
        </button>
      </div>
      <div aria-live="polite">
        {choices === 'failed' && <p className={styles.problem}>The server did not answer. Check your connection and try again.</p>}
        {Array.isArray(choices) && choices.length === 0 && <p>Nothing of this kind has such a name, or it is in the release already.</p>}
        {Array.isArray(choices) && choices.length > 0 && (
          <ul className={styles.items} aria-label="Found documents">
            {choices.map((choice) => (
              <li key={choice.document} className={styles.item}>
                <div className={styles.what}>
                  <strong>{choice.label}</strong>
                  <small>
                    {choice.site} · {choice.state}
                  </small>
                </div>
                <button type="button" className={styles.button} disabled={isBusy} onClick={() => add(choice)}>
                  Add<span className={styles.hidden}> {choice.label}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className={styles.quiet}>
        Menus, colours and switches are added from their own form: change them there without saving, and choose “Add to release…” in the
        menu of the form.
      </p>
    </section>
  )
}
