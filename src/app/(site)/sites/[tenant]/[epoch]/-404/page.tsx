import { readSite, type SiteParams } from '@/app/site/site-context'
import SiteNotFound from '../not-found'

export { generateMetadata } from '../not-found'

export const dynamic = 'error'
export const generateStaticParams = () => []

type Props = { params: Promise<SiteParams> }

/**
 * What stands at every address of a site where nothing is (src/domain/http/not-found-page.ts). A page like any other: where `notFound()` is thrown, Next.js sends an
 * empty document that only scripts can fill (WEB-03).
 */
export default async function NothingHere({ params }: Props) {
  await readSite(params)
  return <SiteNotFound />
}
