import type { ListViewServerProps } from 'payload'
import { headers } from 'next/headers'
import { PAGE_STATES } from '@/domain/pages/listed-page'
import { selectView } from '@/domain/pages/page-tree'
import { NewPage } from '@/features/new-page/new-page'
import { NewPageFrame } from '@/features/page-list/new-page-frame'
import { PageList } from '@/features/page-list/page-list'
import { onTransaction } from '@/server/database/transaction'
import { listPages, type ListedSite, type PageSearch } from '@/server/content/list-pages'
import { tenantChosenIn } from '@/server/tenant/chosen-tenant'
import { BLOCK_NAMES } from './block-names'

/** Only what the list needs: Payload types its props as one union with those of the browser. */
type Props = Pick<
  ListViewServerProps,
  'payload' | 'user' | 'searchParams' | 'hasCreatePermission' | 'hasDeletePermission' | 'hasTrashPermission'
> & {
  viewType?: string
}

async function findSites({ payload, user }: Props): Promise<ListedSite[]> {
  const select = { name: true, timeZone: true } as const
  const { docs } = await payload.find({
    collection: 'tenants',
    depth: 0,
    pagination: false,
    sort: 'name',
    overrideAccess: false,
    user,
    select,
  })
  return docs.map(({ id, name, timeZone }) => ({ id, name, timeZone }))
}

/** The sites of the view: the one selected in the admin, else the one of the filter, else all that the person may read. */
function chooseSites(sites: ListedSite[], chosen: number | null, filter: number): ListedSite[] {
  const wanted = chosen ?? (filter || null)
  return wanted === null ? sites : sites.filter(({ id }) => id === wanted)
}

async function findPages(payload: Props['payload'], sites: ListedSite[], wish: Omit<PageSearch, 'names' | 'now'>) {
  const now = Math.floor(Date.now() / 1000)
  return listPages(await onTransaction({ payload }), sites, { ...wish, names: BLOCK_NAMES, now })
}

/** The list of pages in the admin, as a tree of addresses (EDT-12). */
export async function PageListView(props: Props) {
  const { payload, searchParams, viewType } = props
  const read = (name: string) => String(searchParams?.[name] ?? '').slice(0, 200)
  const chosen = tenantChosenIn(await headers())
  const sites = await findSites(props)
  const shown = chooseSites(sites, chosen, Number(read('site')))
  const wish = { search: read('q'), blockType: read('block'), state: read('state'), isTrash: viewType === 'trash' }
  const base = `${payload.config.routes.admin}/collections/pages`
  if (props.hasCreatePermission && read('new') !== '') {
    return (
      <NewPageFrame base={base}>
        <NewPage base={base} sites={shown.map(({ id, name }) => ({ id, name }))} />
      </NewPageFrame>
    )
  }
  const found = await findPages(payload, shown, wish)
  return (
    <PageList
      base={base}
      wish={{ ...wish, site: read('site') }}
      view={selectView(found, Number(read('view')))}
      sites={chosen === null && sites.length > 1 ? sites.map(({ id, name }) => ({ value: String(id), label: name })) : []}
      zone={shown.length === 1 ? (shown[0]?.timeZone ?? null) : null}
      blockTypes={Object.entries(BLOCK_NAMES).map(([value, label]) => ({ value, label }))}
      states={wish.isTrash ? [] : Object.entries(PAGE_STATES).flatMap(([value, label]) => (value === 'trashed' ? [] : [{ value, label }]))}
      can={{ create: props.hasCreatePermission, trash: props.hasTrashPermission ?? false, remove: props.hasDeletePermission ?? false }}
    />
  )
}
