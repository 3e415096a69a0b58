import { describePresence } from '@/domain/editing/describe-presence'
import { formatZonedTime } from '@/domain/time/zone-name'
import { useZoneOf } from '@/ui/admin/zones'
import type { SessionView } from './session-view'
import type { Wish } from './session-calls'
import styles from './document-session.module.css'

const STATES: Readonly<Record<SessionView['state'], string | null>> = {
  saved: null,
  unsaved: null,
  saving: null,
  refused: 'Not saved. See the list of problems.',
  signedOut: 'Not saved: you are signed out. What you typed is kept in this browser.',
  away: 'Not saved: the server does not answer. What you typed is kept in this browser and saved as soon as it does.',
}

/** `site`: the document's tenant, in whose time zone times are written. */
type SessionBarProps = { view: SessionView; site: unknown; savesItself: boolean; onWish: (wish: Wish) => void }

/** Shows below the document's buttons who else has it open, what is not saved, and why. */
export function SessionBar({ view, site, savesItself, onWish }: SessionBarProps) {
  const timeZone = useZoneOf(site)
  const writeTime = (instant: string | number) => formatZonedTime(Math.floor(new Date(instant).getTime() / 1000), timeZone)
  const { presence } = view
  const others = presence && describePresence(presence, writeTime)
  const problem = savesItself ? STATES[view.state] : null
  const restored =
    view.restoredAt === null ? null : `What you typed at ${writeTime(view.restoredAt)} and could not save is back in the form.`
  if (!others && !problem && !restored) return null
  return (
    <div className={styles.bar} role="status" data-session>
      {others && (
        <div className={styles.line}>
          <span className={styles.dot} data-reads={others.mayTakeOver || undefined} aria-hidden="true" />
          <p>{others.text}</p>
          {others.mayTakeOver && (
            <span className={styles.actions}>
              <button type="button" className={styles.button} onClick={() => onWish('join')}>
                Edit together
              </button>
              <button type="button" className={styles.button} onClick={() => onWish('takeOver')}>
                Take over
              </button>
            </span>
          )}
        </div>
      )}
      {problem && <p className={styles.problem}>{problem}</p>}
      {restored && <p>{restored}</p>}
    </div>
  )
}
