import { findShowingPage, type Shown } from '@/domain/promotions/showing-page'
import type { Tenant } from '@/domain/tenant/tenant'
import type { DefaultPage } from '@/server/content/default-page'
import type { draftsInView } from '@/server/content/draft-in-view'
import { fillTexts } from '@/server/content/fill-texts'
import { findForTenant } from '@/server/content/find-for-tenant'
import { showSections } from '@/server/content/shared-sections'
import { findStandardPage } from '@/server/content/find-standard-page'
import { loadSearch, readSearch } from '../search/search-page'
import { SearchPage } from '../search/search-view'
import { readContentPage, readPageFacts } from './content-page'
import { PageBody } from './page-body'

const OFFERS_PATH = '/special-offers'

type Props = { tenant: Tenant; now: number; drafts: ReturnType<typeof draftsInView> }

/** Finds the page that visitors see the content on; null when no page of the site shows it. */
async function findPlace({ tenant, now, drafts }: Props): Promise<DefaultPage | null> {
  const home = async () => (await readContentPage(tenant, '/', now))?.page ?? null
  if (drafts.announcement) return home()
  const shown: Shown = drafts.question ? { kind: 'question', category: drafts.question.category ?? null } : { kind: 'offer' }
  const stored = await findForTenant(tenant.id, 'pages')
  const pages = await Promise.all(stored.map((page) => showSections(page, tenant.id, now)))
  const standard = drafts.offer ? findStandardPage(tenant, OFFERS_PATH) : null
  return findShowingPage([...pages, ...(standard ? [standard] : [])], shown)
}

/** Dated content on a page of the site: a promo card among the search results, anything else on a page with its block (EDT-16). */
export async function ContentInPlace({ tenant, now, drafts }: Props) {
  if (drafts.promo) {
    const { display } = drafts.promo
    const asked = await readSearch(tenant, display ? [`${display}-cars`] : [], new URLSearchParams())
    return <SearchPage tenant={tenant} view={await loadSearch(tenant, asked, now)} />
  }
  const written = await findPlace({ tenant, now, drafts })
  if (!written)
    return (
      <div className="wrap section">
        <h1 className="type-h2">No page shows this yet</h1>
        <p className="mt-3">Add a questions block for its category to a page, or give it the category of a block that is there.</p>
      </div>
    )
  const facts = await readPageFacts(tenant, written.path, now)
  const page = await fillTexts(written, { tenant, now, locationId: facts.locationId })
  return <PageBody page={page} tenant={tenant} now={now} facts={facts} />
}
