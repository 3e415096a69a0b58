import { JustIn } from '@/app/content/just-in'
import { SuccessBooking, SuccessCalendar } from '@/features/enquiry/success-booking'
import { SuccessNote, SuccessBackLink } from '@/features/enquiry/success-note'
import { SuccessView } from '@/ui/pages/success'
import { readSite, type SiteParams } from '@/app/site/site-context'
import { describeStandardPage } from '@/app/site/standard-page-metadata'
import { findSiteWords } from '@/domain/vehicle/kinds/kinds'

export const dynamic = 'error'
export const generateStaticParams = () => []

type Props = { params: Promise<SiteParams> }

export const generateMetadata = describeStandardPage({
  path: '/success',
  title: 'Thank you',
  describe: ({ name }) => `${name} has your message. Here’s what happens next.`,
})

export default async function SuccessPage({ params }: Props) {
  const { tenant, now } = await readSite(params)
  const { one } = findSiteWords(tenant.switches)
  return (
    <>
      <SuccessView
        variant={tenant.layout.card}
        note={<SuccessNote tenantName={tenant.name} noun={one} />}
        booking={<SuccessBooking />}
        wayBack={
          <>
            <SuccessCalendar noun={one} name={tenant.name} timeZone={tenant.timeZone} />
            <SuccessBackLink noun={one} />
          </>
        }
        phone={tenant.site.phone}
        stockHref={tenant.switches.configLinks.allStock}
      />
      <JustIn tenant={tenant} now={now} />
    </>
  )
}
