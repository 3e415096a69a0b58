import { readSite, type SiteParams } from '@/app/site/site-context'
import SiteNotFound from '../not-found'

export { generateMetadata } from '../not-found'

export const dynamic = 'error'
export const generateStaticParams = () => []

type Props = { params: Promise<SiteParams> }

/**
 * The page for addresses that a site does not have (src/domain/http/not-found-page.ts). It is an ordinary page: where `notFound()` is
 * thrown, Next.js sends an empty document that only JavaScript can fill (WEB-03).
 */
export default async function NothingHere({ params }: Props) {
  await readSite(params)
  return <SiteNotFound />
}
