'use client'

import { PopupList, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { idOf } from '@/domain/json/id-of'
import { describeKind, type ReleasedPart } from '@/domain/editing/release/release-item'
import { isRecord } from '@/domain/json/is-record'
import { callRelease, findOpenReleases, makeRelease, type OpenRelease } from './call-release'
import styles from './releases.module.css'

const OPEN_EVENT = 'forecourt:add-to-release'

/** In the menu of a document's form. The menu closes and unmounts it, so the dialog is beside the form's buttons. */
export function AddToReleaseItem() {
  const { id } = useDocumentInfo()
  if (id === undefined) return null
  return <PopupList.Button onClick={() => window.dispatchEvent(new Event(OPEN_EVENT))}>Add to release…</PopupList.Button>
}

type Outcome = { kind: 'problem'; text: string } | { kind: 'added'; release: OpenRelease }

/** The values of a part in the open form, saved or not. */
function readPart(part: ReleasedPart, form: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (part !== 'switches') return { ...form }
  return isRecord(form.switches) ? form.switches : {}
}

/** Returns what adds the open document, or the chosen part of it, to a release. */
function useItem(): { tenant: number | null; toItem: (part: ReleasedPart | null) => object } {
  const { id, collectionSlug } = useDocumentInfo()
  const { getData } = useForm()
  const form: unknown = getData()
  const fields = isRecord(form) ? form : {}
  const document = Number(id)
  return {
    tenant: collectionSlug === 'tenants' ? document : idOf(fields.tenant),
    toItem: (part) => (part === null ? { collection: collectionSlug, document } : { part, document, value: readPart(part, fields) }),
  }
}

function Done({ release, onClose }: { release: OpenRelease; onClose: () => void }) {
  return (
    <>
      <p role="status">Added to “{release.name}”. It goes live with that release.</p>
      <div className={styles.buttons}>
        <a className={styles.button} href={`/admin/collections/releases/${release.id}`}>
          Open the release
        </a>
        <button type="button" className={styles.button} onClick={onClose}>
          Close
        </button>
      </div>
    </>
  )
}

type FieldsProps = {
  parts: readonly ReleasedPart[]
  part: ReleasedPart | null
  setPart: (part: ReleasedPart | null) => void
  releases: readonly OpenRelease[] | null
  chosen: string
  setChosen: (id: string) => void
  name: string
  setName: (name: string) => void
}

/** What is added, and to which release. */
function Fields({ parts, part, setPart, releases, chosen, setChosen, name, setName }: FieldsProps) {
  const isModified = useFormModified()
  return (
    <>
      {parts.length > 1 && (
        <label className={styles.field}>
          What
          <select
            className={styles.input}
            value={part ?? ''}
            onChange={({ target }) => setPart(parts.find((one) => one === target.value) ?? null)}
          >
            {parts.map((one) => (
              <option key={one} value={one}>
                {describeKind({ kind: 'values', part: one })}
              </option>
            ))}
          </select>
        </label>
      )}
      {parts.length > 0 && (
        <p className={styles.quiet}>The release sets what this form contains now. Don’t save the form, or visitors see it at once.</p>
      )}
      {parts.length === 0 && isModified && (
        <p className={styles.quiet}>A release contains what is saved. Save your changes as a draft first.</p>
      )}
      <label className={styles.field}>
        Release
        <select className={styles.input} value={chosen} disabled={releases === null} onChange={({ target }) => setChosen(target.value)}>
          {(releases ?? []).map((release) => (
            <option key={release.id} value={release.id}>
              {release.name}
            </option>
          ))}
          <option value="new">A new release</option>
        </select>
      </label>
      {chosen === 'new' && (
        <label className={styles.field}>
          Name of the new release
          <input
            className={styles.input}
            value={name}
            maxLength={120}
            placeholder="June campaign"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
      )}
    </>
  )
}

function Choose({ parts, onClose }: { parts: readonly ReleasedPart[]; onClose: () => void }) {
  const { tenant, toItem } = useItem()
  const [releases, setReleases] = useState<OpenRelease[] | null>(null)
  const [chosen, setChosen] = useState('new')
  const [part, setPart] = useState<ReleasedPart | null>(parts[0] ?? null)
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    void findOpenReleases().then((found) => {
      setReleases(found ?? [])
      setChosen(found?.[0] ? String(found[0].id) : 'new')
    })
  }, [])
  const add = async () => {
    setBusy(true)
    const known = releases?.find(({ id }) => String(id) === chosen)
    const { release, problem } = known ? { release: known, problem: null } : await makeRelease(name.trim(), tenant ?? 0)
    const added = release && (await callRelease(release.id, 'items', toItem(part)))
    const text = problem ?? added?.problem ?? null
    setOutcome(release && text === null ? { kind: 'added', release } : { kind: 'problem', text: text ?? '' })
    // a release that was made is there for the next attempt
    if (release && !known) {
      setReleases([release, ...(releases ?? [])])
      setChosen(String(release.id))
    }
    setBusy(false)
  }
  if (outcome?.kind === 'added') return <Done release={outcome.release} onClose={onClose} />
  return (
    <>
      <Fields {...{ parts, part, setPart, releases, chosen, setChosen, name, setName }} />
      {outcome && (
        <p role="alert" className={styles.problem}>
          {outcome.text}
        </p>
      )}
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.button}
          data-primary
          disabled={isBusy || releases === null || (chosen === 'new' && name.trim() === '')}
          onClick={() => void add()}
        >
          Add
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          Cancel
        </button>
      </div>
    </>
  )
}

/**
 * Lets staff add the open document to a release (EDT-20). Settings, which have no drafts, are added as the form contains them: `parts` lists
 * which, and a button beside the form's others opens the dialog. For documents with drafts their menu does.
 */
export function AddToRelease({ parts = [] }: { parts?: ReleasedPart[] }) {
  const { id } = useDocumentInfo()
  const [isOpen, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => {
    const open = () => setOpen(true)
    window.addEventListener(OPEN_EVENT, open)
    return () => window.removeEventListener(OPEN_EVENT, open)
  }, [])
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  useEffect(() => {
    // Payload draws the menu of the document, which contains the item above, as three dots without a name
    document.querySelector('.doc-controls__popup .popup-button')?.setAttribute('aria-label', 'More actions')
  })
  if (id === undefined) return null
  return (
    <>
      {parts.length > 0 && (
        <button type="button" className={styles.button} onClick={() => setOpen(true)}>
          Add to release…
        </button>
      )}
      {isOpen &&
        createPortal(
          <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={() => setOpen(false)}>
            <h2 id={title}>Add to a release</h2>
            <Choose parts={parts} onClose={() => dialog.current?.close()} />
          </dialog>,
          document.body,
        )}
    </>
  )
}
