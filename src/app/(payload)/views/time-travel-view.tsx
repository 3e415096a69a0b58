import Form from 'next/form'
import type { AdminViewServerProps } from 'payload'
import { travelCall } from '@/contract/time-travel'
import { readDateText, toDateText } from '@/domain/time/date-field'
import { formatMoment, nameZone } from '@/domain/time/zone-name'
import { readClock } from '@/server/process/now'
import { TIME_TRAVEL, toTimeTravelTicket } from '@/server/routing/page-key'
import { findSiteOfView } from './site-of-view'
import { ViewFrame } from './view-frame'
import styles from './view-form.module.css'

const MOST_LETTERS = 500

/** Returns the path of an address that was pasted or typed; the home page for anything else. */
function readPath(typed: string): string {
  const inside = /^https?:\/\//i.test(typed) ? typed.replace(/^https?:\/\/[^/]*/i, '') : typed
  return inside.startsWith('/') ? inside : `/${inside}`
}

/** Opens any page of a site, and its search results, as of another instant (EDT-22, ADM-06). */
export async function TimeTravelView(view: AdminViewServerProps) {
  const found = await findSiteOfView(view.initPageResult.req)
  const read = (name: string) => String(view.searchParams?.[name] ?? '').slice(0, MOST_LETTERS)
  const now = readClock()
  const zone = found?.site.timeZone ?? 'UTC'
  const typed = readDateText(read('at'), zone, false)
  const at = typed.kind === 'date' ? typed.instant : now
  const to = readPath(read('page').trim())
  const ticket = found && toTimeTravelTicket({ tenant: found.site.slug, userId: found.user.id, at, expires: now + TIME_TRAVEL.seconds })
  const target = found && `${found.site.origin}${travelCall.path}?${new URLSearchParams({ ticket: ticket ?? '', to }).toString()}`
  return (
    <ViewFrame
      view={view}
      title="Time travel"
      lead="See a site as it will be, or was, at any time: pages, search results, promos, offers, announcements and opening hours follow."
    >
      {!found && <p>Choose a site at the top left to travel on it.</p>}
      {found && (
        <>
          <Form action="/admin/time-travel" className={styles.form} key={`${read('page')} ${read('at')}`}>
            <label className={styles.field} data-wide>
              Page
              <input name="page" defaultValue={read('page')} placeholder="/ or /search/used-cars" />
            </label>
            <label className={styles.field}>
              As of ({nameZone(at, zone)})
              <input name="at" type="datetime-local" defaultValue={toDateText(at, zone, false)} />
            </label>
            <button type="submit" className={styles.button}>
              Set
            </button>
          </Form>
          {typed.kind === 'date' && typed.note && <p role="status">{typed.note}</p>}
          <p>
            <a className={styles.button} href={target ?? ''} target="_blank" rel="noopener" data-travel>
              Open {to} as of {formatMoment(at, zone)}
            </a>
          </p>
          <p>You travel in this browser for an hour, or until you press “Back to now” on the site. Visitors notice nothing.</p>
        </>
      )}
    </ViewFrame>
  )
}

/** Leads to time travel from the menu of the admin. */
export function TimeTravelNav() {
  return (
    <a className="nav__link" href="/admin/time-travel">
      <span className="nav__link-label">Time travel</span>
    </a>
  )
}
