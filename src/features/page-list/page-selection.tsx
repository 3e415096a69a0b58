'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useRef, useState, useTransition } from 'react'
import { type Action, changePages, type Chosen } from './call-pages'
import { ConfirmPages } from './confirm-pages'
import styles from './page-list.module.css'

type Props = { isTrash: boolean; canTrash: boolean; canRemove: boolean; children: ReactNode }

const boxesIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLInputElement>('input[name=page]') ?? [])]

const WORDS: Record<Action, string> = { trash: 'Move to the trash', restore: 'Restore as drafts', remove: 'Delete permanently' }

/** Selects pages of the list, and asks before it moves them to the trash, restores or deletes them. */
export function PageSelection({ isTrash, canTrash, canRemove, children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const [chosen, setChosen] = useState<Chosen[]>([])
  const [asked, setAsked] = useState<Action | null>(null)
  const [problems, setProblems] = useState<string[]>([])
  const [isBusy, start] = useTransition()

  const note = () =>
    setChosen(
      boxesIn(list.current).flatMap(({ checked, value, dataset }) => (checked ? [{ id: Number(value), name: dataset.name ?? value }] : [])),
    )
  const chooseAll = (isChosen: boolean) => {
    for (const box of boxesIn(list.current)) box.checked = isChosen
    note()
  }
  const run = (action: Action) =>
    start(async () => {
      setAsked(null)
      setProblems(await changePages(action, chosen))
      chooseAll(false)
      router.refresh()
    })

  const actions: Action[] = isTrash
    ? [...(canTrash ? ['restore' as const] : []), ...(canRemove ? ['remove' as const] : [])]
    : [...(canTrash ? ['trash' as const] : [])]
  return (
    <div ref={list} onChange={({ target }) => target instanceof HTMLInputElement && target.name === 'page' && note()}>
      <div className={styles.selection} data-any={chosen.length > 0 || undefined}>
        <label className={styles.all}>
          <input type="checkbox" checked={chosen.length > 0} onChange={({ target }) => chooseAll(target.checked)} />
          {chosen.length === 0 ? 'Select all in this view' : `${chosen.length} selected`}
        </label>
        {chosen.length > 0 &&
          actions.map((action) => (
            <button key={action} type="button" className={styles.button} disabled={isBusy} onClick={() => setAsked(action)}>
              {WORDS[action]}
            </button>
          ))}
      </div>
      <div role="status">
        {isBusy && <p className={styles.note}>Working…</p>}
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
      </div>
      {asked !== null && <ConfirmPages action={asked} pages={chosen} onCancel={() => setAsked(null)} onConfirm={() => run(asked)} />}
      {children}
    </div>
  )
}
