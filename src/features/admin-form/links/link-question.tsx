import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { explainQuestion, GO_ON, type LinkQuestion, titleOfQuestion } from '@/domain/pages/links/link-question'
import { explainBadTarget } from '@/domain/navigation/redirects'
import type { Asked } from './question-store'
import styles from './link-question.module.css'

/** The places that link to the page. They open in a new tab, so that the question stays. */
function Places({ documents }: Pick<LinkQuestion, 'documents'>) {
  return (
    <ul className={styles.documents}>
      {documents.map(({ label, href, places }) => (
        <li key={`${label} ${href}`}>
          <a href={href} target="_blank" rel="noreferrer">
            {label}
          </a>
          {places.length > 0 && <span className={styles.places}>{places.join('; ')}</span>}
        </li>
      ))}
    </ul>
  )
}

type TargetProps = { pages: LinkQuestion['pages']; target: string; problem: string | null; onType: (target: string) => void }

function Target({ pages, target, problem, onType }: TargetProps) {
  const id = useId()
  const named = pages.find(({ path }) => path === target.trim())
  return (
    <label className={styles.target}>
      Pick a page, or type an address
      <input
        value={target}
        list={`${id}-pages`}
        maxLength={500}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        onChange={({ target: { value } }) => onType(value)}
      />
      <datalist id={`${id}-pages`}>
        {pages.map(({ path, title }) => (
          <option key={path} value={path} label={title} />
        ))}
      </datalist>
      {named && <span className={styles.places}>That is “{named.title}”.</span>}
      <span id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </span>
    </label>
  )
}

/** Shows what links to a page before it is trashed, unpublished or moved, and offers to redirect its address (EDT-19). */
export function LinkQuestionDialog({ question, decide }: Asked) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [redirects, setRedirects] = useState(!question.isKept)
  const [target, setTarget] = useState(question.suggested)
  const [problem, setProblem] = useState(question.problem)
  useEffect(() => dialog.current?.showModal(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!redirects) return decide({ kind: 'leave' })
    const to = target.trim()
    const wrong = to === '' ? 'Pick the page that visitors get instead.' : explainBadTarget(to, question.from)
    setProblem(wrong)
    if (wrong === null) decide({ kind: 'redirect', to })
  }
  const type = (text: string) => {
    setTarget(text)
    setProblem(null)
  }
  const choose = (label: string, isOn: boolean) => (
    <label className={styles.choice}>
      <input type="radio" name={id} checked={redirects === isOn} onChange={() => setRedirects(isOn)} />
      {label}
    </label>
  )
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}-title`} onClose={() => decide(null)}>
      <form onSubmit={submit} noValidate>
        <h2 id={`${id}-title`}>{titleOfQuestion(question)}</h2>
        <p>{explainQuestion(question)}</p>
        <Places documents={question.documents} />
        {!question.isKept && (
          <fieldset className={styles.choices}>
            <legend>What should happen at {question.from}?</legend>
            {choose('Redirect visitors to another page', true)}
            {redirects && <Target pages={question.pages} target={target} problem={problem} onType={type} />}
            {choose('Leave the links as they are. “Links and pictures” lists them.', false)}
          </fieldset>
        )}
        <div className={styles.buttons}>
          <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button type="submit" className={styles.primary}>
            {GO_ON[question.kind]}
          </button>
        </div>
      </form>
    </dialog>
  )
}
