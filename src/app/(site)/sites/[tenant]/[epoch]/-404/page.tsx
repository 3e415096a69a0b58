import type { Metadata } from 'next'
import { readSite, type SiteParams } from '@/app/site/site-context'
import SiteNotFound from '../not-found'

export const dynamic = 'error'
export const generateStaticParams = () => []

type Props = { params: Promise<SiteParams> }

export const metadata: Metadata = {
  title: 'Page not found',
  description: 'There is no page at this address. Search our stock, or carry on from the home page.',
  robots: { index: false },
}

/**
 * What stands at every address of a site where nothing is (src/domain/http/nothing-here.ts). A page like any other: where `notFound()` is thrown, Next.js sends an
 * empty document that only scripts can fill (WEB-03).
 */
export default async function NothingHere({ params }: Props) {
  await readSite(params)
  return <SiteNotFound />
}
