import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { isRecord } from '@/domain/json/is-record'
import { callAdmin } from '../call-admin'
import styles from './dated-fields.module.css'
import { InHead } from './in-head'

type StateAnswer = { kind: string; text: string; hasChanges: boolean; changesIn: number | null }

const readState = (value: unknown): StateAnswer | null =>
  isRecord(value) && typeof value.text === 'string' && typeof value.kind === 'string'
    ? {
        kind: value.kind,
        text: value.text,
        hasChanges: value.hasChanges === true,
        changesIn: typeof value.changesIn === 'number' ? value.changesIn : null,
      }
    : null

/** The longest wait for a change: a browser's timer takes no more than 24 days. */
const LONGEST_WAIT_S = 86_400

/** In the form's head: what visitors see of the open document, in words with its instant (EDT-16). */
export function ContentState() {
  const { id, collectionSlug, data, lastUpdateTime } = useDocumentInfo()
  const [state, setState] = useState<StateAnswer | null>(null)
  const [turn, setTurn] = useState(0)
  const version = `${String(data?.updatedAt)} ${lastUpdateTime} ${turn}`
  useEffect(() => {
    if (id === undefined || !collectionSlug) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => {
      const { json } = await callAdmin(`/api/${collectionSlug}/${id}/state`, { signal: stop.signal })
      const read = readState(json)
      if (stop.signal.aborted) return
      setState(read)
      if (read?.changesIn != null)
        timer = setTimeout(() => setTurn((last) => last + 1), Math.min(read.changesIn + 1, LONGEST_WAIT_S) * 1000)
    }
    void load()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [id, collectionSlug, version])
  return (
    <InHead>
      <li className={styles.state} data-state-line data-kind={state?.kind ?? 'draft'} role="status" tabIndex={0}>
        {state ? `${state.text}${state.hasChanges ? '. Newer changes are not published.' : ''}` : id === undefined ? 'Not saved yet' : ''}
      </li>
    </InHead>
  )
}
