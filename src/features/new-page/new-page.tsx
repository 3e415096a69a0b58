'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState, useTransition } from 'react'
import { explainBadPath, normalisePath } from '@/domain/navigation/page-path'
import { STARTING_POINTS, suggestPath } from '@/domain/pages/starting-points'
import { createPage, type Outcome } from './create-page'
import { StartingPoints } from './starting-points'
import styles from './new-page.module.css'

type Props = { base: string; sites: { id: number; name: string }[] }
type Refused = Extract<Outcome, { kind: 'refused' }>

const refuse = (field: 'title' | 'path', message: string): Refused => ({ kind: 'refused', field, message })

function explain(title: string, path: string): Refused | null {
  if (title.trim() === '') return refuse('title', 'Type the name of the page.')
  if (path.trim() === '') return refuse('path', 'Type the address of the page, for example /about-us.')
  const problem = explainBadPath(normalisePath(path))
  return problem === null ? null : refuse('path', problem)
}

/** Asks for the name, address and starting point of a new page, creates its draft and opens the form (EDT-11). */
export function NewPage({ base, sites }: Props) {
  const router = useRouter()
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const [key, setKey] = useState('blank')
  const [tenant, setTenant] = useState(sites[0]?.id ?? 0)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [isBusy, start] = useTransition()
  const point = STARTING_POINTS.find((one) => one.key === key)
  const path = typed ?? suggestPath(title, point?.folder ?? '')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = explain(title, path)
    setRefused(problem)
    if (problem !== null) return
    start(async () => {
      const outcome = await createPage({ tenant, title: title.trim(), path: normalisePath(path), layout: point?.blocks ?? [] })
      if (outcome.kind === 'made') router.push(`${base}/${outcome.id}`)
      else setRefused(outcome)
    })
  }
  const problemOf = (field: 'title' | 'path') => (refused?.field === field ? refused.message : null)
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="New page">
      {sites.length > 1 && (
        <label className={styles.field}>
          Site
          <select value={tenant} onChange={({ target }) => setTenant(Number(target.value))}>
            {sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.field}>
        Name of the page
        <input
          value={title}
          maxLength={120}
          aria-invalid={problemOf('title') !== null}
          aria-describedby="new-page-title"
          onChange={({ target }) => setTitle(target.value)}
        />
        <span id="new-page-title" className={styles.problem} role="alert">
          {problemOf('title')}
        </span>
      </label>
      <label className={styles.field}>
        Address
        <input
          value={path}
          maxLength={200}
          aria-invalid={problemOf('path') !== null}
          aria-describedby="new-page-path"
          onChange={({ target }) => setTyped(target.value === '' ? null : target.value)}
        />
        <span id="new-page-path" className={styles.problem} role="alert">
          {problemOf('path')}
        </span>
      </label>
      <StartingPoints chosen={key} onChoose={setKey} />
      {refused !== null && refused.field === null && (
        <p className={styles.problem} role="alert">
          {refused.message}
        </p>
      )}
      <button type="submit" className={styles.submit} disabled={isBusy}>
        {isBusy ? 'Creating…' : 'Create the page'}
      </button>
    </form>
  )
}
