import type { DefaultServerCellComponentProps } from 'payload'
import { describeReleaseState, readReleaseState } from '@/domain/editing/release/release-state'
import { idOf } from '@/domain/json/id-of'
import { toInstant } from '@/server/content/to-instant'
import { findAdminZone } from '../admin-zone'
import styles from './state-cell.module.css'

/** The colours of the states that dated content has. */
const KINDS: Readonly<Record<string, string>> = { live: 'live', scheduled: 'coming', approved: 'coming', stopped: 'hidden' }

/** The state of a release, in words with its time in the zone of its site (EDT-20). */
export async function ReleaseStateCell({ rowData }: Pick<DefaultServerCellComponentProps, 'rowData'>) {
  const state = readReleaseState(rowData.state)
  const timeZone = await findAdminZone(idOf(rowData.tenant) ?? 0)
  const read = (name: string) => toInstant(typeof rowData[name] === 'string' ? rowData[name] : null)
  const times = { goesLiveAt: read('goesLiveAt'), liveAt: read('liveAt'), rolledBackAt: read('rolledBackAt') }
  return (
    <span className={styles.state} data-kind={KINDS[state] ?? 'draft'}>
      {describeReleaseState(state, times, timeZone)}
    </span>
  )
}
