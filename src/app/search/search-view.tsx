import { hasResultsMap } from '@/domain/search/results/results-layout'
import { toItemListJsonLd } from '@/domain/seo/page-json-ld'
import { toBreadcrumbJsonLd } from '@/domain/seo/vehicle-json-ld'
import type { Tenant } from '@/domain/tenant/tenant'
import { VehicleSearch } from '@/features/vehicle-search/vehicle-search'
import { JsonLd } from '@/ui/primitives/json-ld'
import type { SearchView } from '@/ui/pages/search-results/search-view'
import { knownSegments } from './search-page'

/** The results page: rendered on the server, interactive in the browser. */
export function SearchPage({ tenant, view }: { tenant: Tenant; view: SearchView }) {
  const cars = view.cells.flatMap((cell) => (cell.kind === 'car' ? [{ name: cell.card.name, path: cell.card.href }] : []))
  const facts = toItemListJsonLd(cars, tenant.origin)
  return (
    <div className="wrap pt-6 pb-16 md:pt-8 md:pb-24">
      <VehicleSearch
        initial={JSON.stringify(view)}
        variant={tenant.layout.card}
        filters={tenant.layout.filters}
        hasMap={hasResultsMap(knownSegments(tenant).locations.size)}
      />
      {facts && <JsonLd data={facts} />}
      <JsonLd data={toBreadcrumbJsonLd([{ label: 'Home', href: '/' }], view.heading.short ?? view.heading.plain, tenant.origin)} />
    </div>
  )
}
