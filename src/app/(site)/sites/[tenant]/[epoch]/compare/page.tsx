import type { AskedParameters } from '@/app/account/account-query'
import { MAX_COMPARED, readCompared } from '@/domain/vehicle/compare-cars'
import { JustIn } from '@/app/content/just-in'
import { FavouriteCars } from '@/features/shopper/favourite-cars'
import { SimilarToCompare } from '@/features/similar-cars/similar-to-compare'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'
import { LinkButton } from '@/ui/primitives/button/button'
import { CompareSlots } from '@/ui/pages/compare-table/compare-slots'
import { CompareSteps } from '@/ui/pages/compare-table/compare-steps'
import { CompareTable } from '@/ui/pages/compare-table/compare-table'
import { toCompareView } from '@/ui/pages/compare-table/to-compare-view'
import { readSite, type SiteParams } from '@/app/site/site-context'
import { describeStandardPage } from '@/app/site/standard-page-metadata'
import { findSiteWords, type StockWords } from '@/domain/vehicle/kinds/kinds'

type Props = { params: Promise<SiteParams>; searchParams: Promise<AskedParameters> }

export const generateMetadata = describeStandardPage({
  path: '/compare',
  title: (words) => `Compare ${words.many}`,
  describe: ({ name }, { many }) => `Compare ${many} at ${name} side by side: price, age, odometer, engine and features.`,
})

/** The sentence below the title: what to do next. */
function describeNext(count: number, { one, many }: StockWords): string {
  if (count === 0) return `Put up to ${MAX_COMPARED} ${many} side by side: price, weekly cost, kilometres, engine and more.`
  if (count === 1) return `Add another ${one} to see how they differ.`
  return 'Share this page’s link to get a second opinion.'
}

export default async function ComparePage({ params, searchParams }: Props) {
  const { tenant, now } = await readSite(params)
  const found = await Promise.all(readCompared((await searchParams).cars).map((name) => findNamedVehicle(tenant, name)))
  // A vehicle may be named twice, by its id and by its slug.
  const vehicles = [...new Map(found.flatMap((vehicle) => (vehicle ? [[vehicle.id, vehicle] as const] : []))).values()]
  const view = toCompareView(vehicles, { switches: tenant.switches, now })
  const words = findSiteWords(tenant.switches)
  const [first] = view.cars
  const shown = view.cars.map(({ slug }) => slug)
  const isEmpty = vehicles.length === 0
  return (
    <>
      <div className="wrap section">
        <h1 className="type-h1">Compare {words.many}</h1>
        <p className="mt-3 mb-8 max-w-prose text-lg/7 text-ink-soft">{describeNext(vehicles.length, words)}</p>
        {isEmpty ? (
          <CompareSlots href={tenant.switches.configLinks.allStock} words={words} kind={tenant.switches.stockKinds[0] ?? 'car'} />
        ) : (
          <CompareTable view={view} words={words} />
        )}
        {!isEmpty && shown.length < MAX_COMPARED && (
          <p className="mt-8">
            <LinkButton href={tenant.switches.configLinks.allStock} variant="outline" icon="plus">
              Add another {words.one}
            </LinkButton>
          </p>
        )}
        {first && shown.length < MAX_COMPARED && <SimilarToCompare slug={first.slug} name={first.name} shown={shown} />}
        {tenant.switches.storeFavourites && <FavouriteCars shown={shown} />}
      </div>
      {isEmpty && <CompareSteps {...words} />}
      {isEmpty && <JustIn tenant={tenant} now={now} />}
    </>
  )
}
