'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState, useTransition } from 'react'
import { explainBadPath, normalisePath } from '@/domain/navigation/page-path'
import { STARTING_POINTS, suggestPath } from '@/domain/pages/starting-points'
import { createPage, type Outcome } from './create-page'
import { StartingPoints } from './starting-points'
import { TextField } from './text-field'
import styles from './new-page.module.css'

type Props = { base: string; sites: { id: number; name: string }[] }
type Refused = Extract<Outcome, { kind: 'refused' }>

const refuse = (field: 'site' | 'title' | 'path', message: string): Refused => ({ kind: 'refused', field, message })

function explain(tenant: number, title: string, path: string): Refused | null {
  if (tenant === 0) return refuse('site', 'Choose the site that gets the page.')
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
  const [tenant, setTenant] = useState(sites.length === 1 ? (sites[0]?.id ?? 0) : 0)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [isBusy, start] = useTransition()
  const point = STARTING_POINTS.find((one) => one.key === key)
  const path = typed ?? suggestPath(title, point?.folder ?? '')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = explain(tenant, title, path)
    setRefused(problem)
    if (problem !== null) return
    start(async () => {
      const outcome = await createPage({ tenant, title: title.trim(), path: normalisePath(path), layout: point?.blocks ?? [] })
      if (outcome.kind === 'made') router.push(`${base}/${outcome.id}`)
      else setRefused(outcome)
    })
  }
  const problemOf = (field: 'site' | 'title' | 'path') => (refused?.field === field ? refused.message : null)
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="New page">
      {sites.length > 1 && (
        <div className={styles.field}>
          <label htmlFor="new-page-site">Site</label>
          <select
            id="new-page-site"
            value={tenant}
            aria-invalid={problemOf('site') !== null}
            aria-describedby="new-page-site-problem"
            onChange={({ target }) => setTenant(Number(target.value))}
          >
            <option value={0}>Choose a site</option>
            {sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <span id="new-page-site-problem" className={styles.problem} role="alert">
            {problemOf('site')}
          </span>
        </div>
      )}
      <TextField
        label="Name of the page"
        hint="Visitors see it in the browser’s tab, staff in lists."
        value={title}
        maxLength={120}
        problem={problemOf('title')}
        onType={setTitle}
      />
      <TextField
        label="Address"
        hint="Follows the name until you type another one. Visitors find the page there once you publish it."
        value={path}
        maxLength={200}
        problem={problemOf('path')}
        onType={(text) => setTyped(text === '' ? null : text)}
      />
      <StartingPoints chosen={key} onChoose={setKey} />
      {refused !== null && refused.field === null && (
        <p className={styles.problem} role="alert">
          {refused.message}
        </p>
      )}
      <div className={styles.buttons}>
        <button type="submit" className={styles.submit} disabled={isBusy}>
          {isBusy ? 'Creating…' : 'Create the page'}
        </button>
        <Link href={base} prefetch={false}>
          Cancel
        </Link>
      </div>
    </form>
  )
}
