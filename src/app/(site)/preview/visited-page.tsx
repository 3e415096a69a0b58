import { parseSearchAddress } from '@/domain/search/search-address'
import { isSearchPath } from '@/domain/search/search-path'
import type { Tenant } from '@/domain/tenant/tenant'
import { fillTexts } from '@/server/content/fill-texts'
import { findVehicle } from '@/server/vehicles/find-vehicles'
import { readContentPage } from '@/app/content/content-page'
import { PageBody } from '@/app/content/page-body'
import { knownSegments, loadCachedSearch } from '@/app/search/search-page'
import { SearchPage } from '@/app/search/search-view'
import { VehiclePage } from '@/app/vehicle/vehicle-page'

type Props = { tenant: Tenant; path: string; now: number }

/** Returns the segments of a path; a segment that can't be decoded is empty. */
function toSegments(path: string): string[] {
  return path.split('/').map((segment) => {
    try {
      return decodeURIComponent(segment)
    } catch {
      return ''
    }
  })
}

/** Renders a page of a site by its path: a page of blocks, a search, or a vehicle. Other addresses get a sentence (EDT-08). */
export async function VisitedPage({ tenant, path, now }: Props) {
  const content = await readContentPage(tenant, toSegments(path).join('/'), now)
  if (content) {
    const { facts } = content
    const page = await fillTexts(content.page, { tenant, now, locationId: facts.locationId ?? null })
    return <PageBody page={page} tenant={tenant} now={now} facts={facts} />
  }
  if (isSearchPath(path)) {
    const state = parseSearchAddress(toSegments(path).slice(2), {}, knownSegments(tenant))
    return <SearchPage tenant={tenant} view={await loadCachedSearch(tenant, { state, unknownPlace: null }, now)} />
  }
  const slug = /^\/cars\/([^/]+)$/.exec(path)?.[1]
  const vehicle = slug === undefined ? null : await findVehicle(tenant, slug)
  if (vehicle) return <VehiclePage tenant={tenant} now={now} vehicle={vehicle} />
  return (
    <div className="wrap py-16">
      <h1 className="type-h2">{path}</h1>
      <p className="mt-3 text-ink-soft">
        This page depends on the visitor, or doesn’t exist, so it has no preview. Open it on the site itself.
      </p>
    </div>
  )
}
