import { TradeInPage } from '@/app/journeys/trade-in/trade-in-page'
import { readSite, type SiteParams } from '@/app/site/site-context'
import { readAddress, type SearchParams } from '@/app/site/read-address'
import { describeStandardPage } from '@/app/site/standard-page-metadata'

type Props = { params: Promise<SiteParams>; searchParams: Promise<SearchParams> }

export const generateMetadata = describeStandardPage({
  path: '/trade-in',
  title: 'Your trade-in',
  describe: ({ name }, { one }) => `Find out what ${name} will pay for your ${one} in a few quick steps.`,
  referrer: 'same-origin',
})

/** A trade-in in progress, or a new one for a vehicle (TRD-01). Rendered per request. */
export default async function TradeInJourneyRoute({ params, searchParams }: Props) {
  const { tenant } = await readSite(params)
  return <TradeInPage tenant={tenant} address={await readAddress(searchParams, ['journey', 'step', 'draft', 'car_id'])} />
}
