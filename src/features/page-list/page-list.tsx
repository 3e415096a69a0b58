import { SetStepNav } from '@payloadcms/ui'
import Link from 'next/link'
import type { ListedPage } from '@/domain/pages/listed-page'
import { toTree } from '@/domain/pages/page-tree'
import { type Choice, PageFilter, type Wish } from './page-filter'
import { FolderRow, PageRow } from './page-row'
import { PageSelection } from './page-selection'
import { PageViews } from './page-views'
import { nameZone } from './when'
import styles from './page-list.module.css'

type Props = {
  /** The address of the list in the admin. */
  base: string
  wish: Wish & { isTrash: boolean }
  view: { pages: ListedPage[]; number: number; views: number; total: number }
  /** Sites to choose from; empty when only one can be shown. */
  sites: Choice[]
  /** Time zone of the only site shown; null for several. */
  zone: string | null
  blockTypes: Choice[]
  states: Choice[]
  can: { create: boolean; trash: boolean; remove: boolean }
}

/** What to do when nothing is listed. */
function NoPages({ isTrash, isFiltered, base }: { isTrash: boolean; isFiltered: boolean; base: string }) {
  if (isFiltered) {
    return (
      <p className={styles.empty}>
        No page matches. Use fewer words or <Link href={isTrash ? `${base}/trash` : base}>show all pages</Link>.
      </p>
    )
  }
  return <p className={styles.empty}>{isTrash ? 'The trash is empty.' : 'There are no pages yet. Create the first one with “New page”.'}</p>
}

function Head({ base, isTrash, canCreate }: { base: string; isTrash: boolean; canCreate: boolean }) {
  return (
    <div className={styles.head}>
      <h1>{isTrash ? 'Trash' : 'Pages'}</h1>
      <nav className={styles.tabs} aria-label="Lists of pages">
        <Link href={base} aria-current={isTrash ? undefined : 'page'} prefetch={false}>
          Pages
        </Link>
        <Link href={`${base}/trash`} aria-current={isTrash ? 'page' : undefined} prefetch={false}>
          Trash
        </Link>
      </nav>
      {canCreate && !isTrash && (
        <Link className={styles.primary} href={`${base}?new=page`} prefetch={false}>
          New page
        </Link>
      )}
    </div>
  )
}

/** The list of pages as a tree of addresses (EDT-12). */
export function PageList({ base, wish, view, sites, zone, blockTypes, states, can }: Props) {
  const { isTrash, search, blockType, state, site } = wish
  const isFiltered = [search, blockType, state, site].some((value) => value !== '')
  const { total } = view
  return (
    <div className={styles.list}>
      <SetStepNav nav={[{ label: 'Pages', url: base }, ...(isTrash ? [{ label: 'Trash' }] : [])]} />
      <Head base={base} isTrash={isTrash} canCreate={can.create} />
      <PageFilter action={isTrash ? `${base}/trash` : base} wish={wish} sites={sites} blockTypes={blockTypes} states={states} />
      <p className={styles.note} role="status">
        {total === 1 ? '1 page' : `${total} pages`}
        {zone !== null && `. Times are in ${nameZone(zone)}.`}
      </p>
      {view.pages.length === 0 ? (
        <NoPages isTrash={isTrash} isFiltered={isFiltered} base={base} />
      ) : (
        <PageSelection isTrash={isTrash} canTrash={can.trash} canRemove={can.remove}>
          <div className={styles.columns} aria-hidden data-sites={zone === null || undefined}>
            <span>Page</span>
            {zone === null && <span>Site</span>}
            <span>State</span>
            <span>Next change</span>
            <span>Last saved</span>
          </div>
          <ul className={styles.rows}>
            {toTree(view.pages).map((line) =>
              line.kind === 'folder' ? (
                <FolderRow key={`folder ${line.path}`} path={line.path} depth={line.depth} />
              ) : (
                <PageRow
                  key={line.page.id}
                  page={line.page}
                  depth={line.depth}
                  href={isTrash ? `${base}/trash/${line.page.id}` : `${base}/${line.page.id}`}
                  showsSite={zone === null}
                />
              ),
            )}
          </ul>
        </PageSelection>
      )}
      <PageViews action={isTrash ? `${base}/trash` : base} wish={wish} number={view.number} views={view.views} />
    </div>
  )
}
