import { JustIn } from '@/app/content/just-in'
import { readSite, type SiteParams } from '@/app/site/site-context'
import { listPopularSearches } from '@/domain/navigation/popular-searches'
import { findSiteWords } from '@/domain/vehicle/kinds/kinds'
import { findNavigation } from '@/server/tenant/find-navigation'
import { NotFound } from '@/ui/pages/not-found/not-found'

export { generateMetadata } from '../not-found'

export const dynamic = 'error'
export const generateStaticParams = () => []

type Props = { params: Promise<SiteParams> }

/**
 * The page for addresses that a site does not have (src/domain/http/not-found-page.ts). It is an ordinary page: where `notFound()` is
 * thrown, Next.js sends an empty document that only JavaScript can fill (WEB-03).
 */
export default async function NothingHere({ params }: Props) {
  const { tenant, now } = await readSite(params)
  const { one, many } = findSiteWords(tenant.switches)
  const { allStock, contact } = tenant.switches.configLinks
  return (
    <>
      <NotFound
        noun={one}
        stockHref={allStock}
        stockLabel={`See all ${many}`}
        links={[
          { label: 'Home', href: '/' },
          { label: 'Contact us', href: contact },
        ]}
        popular={listPopularSearches(await findNavigation(tenant, now))}
      />
      <JustIn tenant={tenant} now={now} />
    </>
  )
}
