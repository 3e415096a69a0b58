import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { idOf } from '@/domain/json/id-of'
import { isRecord } from '@/domain/json/is-record'
import { describeContentState, type DatedCollection, isDatedCollection } from '@/domain/promotions/content-state'
import { readContentStates } from '@/server/content/content-states'
import { readClock } from '@/server/process/now'
import { findAdminZone } from '../admin-zone'
import styles from './state-cell.module.css'

type Props = Pick<DefaultServerCellComponentProps, 'rowData' | 'collectionSlug' | 'payload'>

/** A list reads the states of a site once, not once for each row. */
const readStates = cache((payload: Payload, collection: DatedCollection, tenantId: number) =>
  readContentStates({ payload, tenantId }, collection),
)

/** What visitors see of dated content, in words with its instant in the tenant's time zone (EDT-16). */
export async function StateCell({ rowData, collectionSlug, payload }: Props) {
  const tenantId = idOf(isRecord(rowData) ? rowData.tenant : null)
  if (tenantId === null || !isDatedCollection(collectionSlug)) return null
  const [stateOf, timeZone] = await Promise.all([readStates(payload, collectionSlug, tenantId), findAdminZone(tenantId)])
  const state = stateOf(Number(rowData.id), readClock())
  return (
    <span className={styles.state} data-kind={state.kind}>
      {describeContentState(state, timeZone)}
      {state.kind !== 'draft' && rowData._status === 'draft' && <span className={styles.changed}>Newer changes not published</span>}
    </span>
  )
}
