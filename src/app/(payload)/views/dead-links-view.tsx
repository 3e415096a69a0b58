import type { AdminViewServerProps } from 'payload'
import { listDeadLinks } from '@/server/links/list-dead-links'
import { toEditAddress } from '@/server/tenant/chosen-tenant'
import { findSiteOfView } from './site-of-view'
import { ViewFrame } from './view-frame'
import styles from './views.module.css'

/** The links of a site that lead to nothing, each with its document and its place there (EDT-13, ADM-20). */
export async function DeadLinksView(view: AdminViewServerProps) {
  const found = await findSiteOfView(view.initPageResult.req)
  const documents = found && (await listDeadLinks(view.payload, found.user, found.site))
  return (
    <ViewFrame
      view={view}
      title="Dead links"
      lead="Links of published pages, promos, offers and menus behind which visitors find nothing. Open one to pick another target."
    >
      {documents === null && <p>Choose a site at the top left to see its dead links.</p>}
      {documents?.length === 0 && <p data-none>Every link on {found?.name} leads somewhere.</p>}
      <ul className={styles.documents}>
        {documents?.map(({ collection, id, name, links }) => (
          <li key={`${collection} ${id}`}>
            <a href={toEditAddress(collection, id)}>{name}</a>
            <ul>
              {links.map(({ path, place, href, isKept }) => (
                <li key={`${path} ${href}`}>
                  {place}: <code>{href}</code>
                  {isKept && <span className={styles.badge}>Kept on purpose</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </ViewFrame>
  )
}

/** Leads to the list of dead links from the menu of the admin. */
export function DeadLinksNav() {
  return (
    <a className="nav__link" href="/admin/dead-links">
      <span className="nav__link-label">Dead links</span>
    </a>
  )
}
