import type { AskedParameters } from '@/app/account/account-query'
import { MAX_COMPARED, readCompared } from '@/domain/vehicle/compare-cars'
import { FavouriteCars } from '@/features/shopper/favourite-cars'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'
import { LinkButton } from '@/ui/primitives/button/button'
import { CompareTable } from '@/ui/pages/compare-table/compare-table'
import { toCompareView } from '@/ui/pages/compare-table/to-compare-view'
import { readSite, type SiteParams } from '@/app/site/site-context'
import { describeStandardPage } from '@/app/site/standard-page-metadata'
import { findSiteWords } from '@/domain/vehicle-kinds/kinds'

type Props = { params: Promise<SiteParams>; searchParams: Promise<AskedParameters> }

export const generateMetadata = describeStandardPage({
  path: '/compare',
  title: (words) => `Compare ${words.many}`,
  describe: ({ name }, { many }) => `Compare ${many} at ${name} side by side: price, age, odometer, engine and features.`,
})

export default async function ComparePage({ params, searchParams }: Props) {
  const { tenant, now } = await readSite(params)
  const found = await Promise.all(readCompared((await searchParams).cars).map((name) => findNamedVehicle(tenant, name)))
  // A vehicle may be named twice, by its id and by its slug.
  const vehicles = [...new Map(found.flatMap((vehicle) => (vehicle ? [[vehicle.id, vehicle] as const] : []))).values()]
  const view = toCompareView(vehicles, { switches: tenant.switches, now })
  const { one, many } = findSiteWords(tenant.switches)
  return (
    <div className="wrap section">
      <h1 className="type-h1">Compare {many}</h1>
      <p className="mt-3 mb-8 max-w-prose text-lg/7 text-ink-soft">
        {vehicles.length > 0
          ? 'Share this page’s link to get a second opinion.'
          : `Tap the compare arrows on up to ${MAX_COMPARED} ${many} to see them side by side.`}
      </p>
      {vehicles.length > 0 && <CompareTable view={view} />}
      {vehicles.length < MAX_COMPARED && (
        <p className="mt-8">
          <LinkButton href={tenant.switches.configLinks.allStock} variant="outline" icon="plus">
            {vehicles.length > 0 ? `Add another ${one}` : `Choose ${many}`}
          </LinkButton>
        </p>
      )}
      {tenant.switches.storeFavourites && <FavouriteCars shown={view.cars.map(({ slug }) => slug)} />}
    </div>
  )
}
