import { headers } from 'next/headers'
import type { AdminViewServerProps, Payload, TypedUser } from 'payload'
import { type CheckedDocument, explainMend, nameFinding } from '@/domain/pages/links/site-check'
import { formatMoment } from '@/domain/time/zone-name'
import { checkSite } from '@/server/links/check-site'
import { findSiteCheck, type SiteCheck } from '@/server/links/site-checks'
import { tenantChosenIn, toEditAddress } from '@/server/tenant/chosen-tenant'
import { findSiteOfView } from './site-of-view'
import { ViewFrame } from './view-frame'
import styles from './views.module.css'

const REASONS = { publish: 'after the last publish', night: 'at night' } as const
const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function LastCheck({ check, timeZone }: { check: SiteCheck | null; timeZone: string }) {
  if (!check) return <p data-last-check>This site is checked after each publish and each night. It was not checked yet.</p>
  const fresh = check.fresh === 0 ? 'none of it new' : `${check.fresh} of it new`
  return (
    <p data-last-check>
      Last checked by itself {formatMoment(check.checkedAt, timeZone)}, {REASONS[check.reason]}:{' '}
      {check.found === 0 ? 'nothing to mend' : `${countOf(check.found, 'thing')} to mend, ${fresh}`}. Below is what is so now.
    </p>
  )
}

function Documents({ documents }: { documents: readonly CheckedDocument[] }) {
  return (
    <ul className={styles.documents}>
      {documents.map(({ collection, id, name, findings }) => (
        <li key={`${collection} ${id}`}>
          <a href={toEditAddress(collection, id)}>{name}</a>
          <ul>
            {findings.map(({ kind, path, place, what, isKept }) => (
              <li key={`${kind} ${path} ${what}`} data-finding={kind}>
                {place}: <code>{what}</code>
                {isKept ? (
                  <span className={styles.badge}>Kept on purpose</span>
                ) : (
                  <small className={styles.mend}>
                    {nameFinding(kind)}. {explainMend(kind)}
                  </small>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/**
 * What is wrong on the selected site: links to nothing and to what has ended, redirects in a circle and pictures without a description, each
 * with its document, its block and how to mend it (EDT-13, ADM-20, DESK-11).
 */
export async function DeadLinksView(view: AdminViewServerProps) {
  const found = await findSiteOfView(view.initPageResult.req)
  const documents = found && (await checkSite(view.payload, found.user, found.site))
  return (
    <ViewFrame
      view={view}
      title="Links and pictures"
      lead="What visitors of published pages, promos, offers and menus can’t follow or can’t have read out. Open a document to mend it."
    >
      {found === null && <p>Choose a site at the top left to see what is wrong on it.</p>}
      {found && <p>On {found.site.hosts.join(', ')}.</p>}
      {found && <LastCheck check={await findSiteCheck(found.site.id)} timeZone={found.site.timeZone} />}
      {documents?.length === 0 && <p data-none>Every link on {found?.name} leads somewhere, and every picture is described.</p>}
      {documents && documents.length > 0 && <Documents documents={documents} />}
    </ViewFrame>
  )
}

type NavProps = { payload: Payload; user?: TypedUser | null }

/** Leads to the list from the menu of the admin, with the number of things that the last check of the selected site found. */
export async function DeadLinksNav({ payload, user }: NavProps) {
  const chosen = tenantChosenIn(await headers())
  const access = { user: user ?? null, overrideAccess: false, disableErrors: true, select: {}, depth: 0 }
  const isOwn = chosen !== null && (await payload.findByID({ collection: 'tenants', id: chosen, ...access })) !== null
  const found = isOwn ? ((await findSiteCheck(chosen))?.found ?? 0) : 0
  return (
    <a className="nav__link" href="/admin/dead-links">
      <span className="nav__link-label">
        Links and pictures
        {found > 0 && ` (${found})`}
      </span>
    </a>
  )
}
