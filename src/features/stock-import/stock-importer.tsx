'use client'

import { useId, useState, useTransition } from 'react'
import type { FileAnswer } from './responses'
import { saveMapping, sendFile } from './call-import'
import { type Choice, ImportChoices, type ImportDealership, type SavedMapping } from './import-choices'
import { MappingTable } from './mapping-table'
import { PlanView } from './plan-view'
import { SaveMapping } from './save-mapping'
import styles from './stock-import.module.css'

type StockImporterProps = { dealerships: ImportDealership[]; feeds: SavedMapping[]; historyPath: string }

const OUTCOMES = { planned: 'Nothing is changed yet.', applied: 'Applied.', held: 'Held: nothing was applied.' }

/** Imports a stock file: choose the file and its mapping, review the plan, apply it (ADM-19). Changing any choice discards the plan. */
export function StockImporter({ dealerships, feeds, historyPath }: StockImporterProps) {
  const id = useId()
  const [choice, setChoice] = useState<Choice>({ dealership: dealerships[0]?.id ?? 0, file: null, mapping: null })
  const [answer, setAnswer] = useState<FileAnswer | null>(null)
  const [isStale, setStale] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, start] = useTransition()
  const change = (part: Partial<Choice>) => {
    setChoice({ ...choice, ...part })
    setStale(true)
    setMessage(null)
    if (part.file !== undefined || part.dealership !== undefined) setAnswer(null)
  }
  const send = (step: 'plan' | 'run') => {
    const { file } = choice
    if (!file) return setMessage('Choose a file of stock, CSV or JSON.')
    start(async () => {
      const outcome = await sendFile(step, { ...choice, file })
      if (outcome.kind === 'problem') return setMessage(outcome.message)
      setAnswer(outcome)
      setStale(false)
      setMessage(outcome.kind === 'unreadable' ? outcome.problems.join(' ') : OUTCOMES[outcome.kind])
    })
  }
  const save = async (name: string) => {
    const tenant = dealerships.find((one) => one.id === choice.dealership)?.tenant ?? 0
    const outcome = await saveMapping({ name, dealership: choice.dealership, tenant, columns: choice.mapping ?? answer?.mapping ?? [] })
    setMessage(outcome.kind === 'problem' ? outcome.message : `The mapping is saved as ${name}.`)
  }
  const canApply = answer?.kind === 'planned' && !isStale
  return (
    <section className={styles.importer} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        Import stock
      </h2>
      <ImportChoices dealerships={dealerships} feeds={feeds} dealership={choice.dealership} onChange={change} />
      {answer && (
        <>
          <MappingTable columns={answer.columns} mapping={choice.mapping ?? answer.mapping} onChange={(mapping) => change({ mapping })} />
          <SaveMapping onSave={save} />
        </>
      )}
      <div className={styles.actions}>
        <button type="button" className={styles.button} disabled={isBusy} onClick={() => send('plan')}>
          {answer ? 'Check again' : 'Check the file'}
        </button>
        <button type="button" className={styles.button} data-primary disabled={isBusy || !canApply} onClick={() => send('run')}>
          Apply
        </button>
        <p role="status" className={styles.message}>
          {isBusy ? 'Working…' : message}
        </p>
      </div>
      {answer && answer.kind !== 'unreadable' && !isStale && <PlanView summary={answer.summary} notices={answer.notices} />}
      {answer && 'importId' in answer && !isStale && <a href={`${historyPath}/${answer.importId}`}>View, release or undo this import</a>}
    </section>
  )
}
