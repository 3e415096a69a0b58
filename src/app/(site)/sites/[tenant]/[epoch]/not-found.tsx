import { NotFound } from '@/ui/pages/not-found/not-found'
import { describeStandardPage } from '@/app/site/standard-page-metadata'

// The address has no page, so search engines and shared links get the home page.
export const generateMetadata = describeStandardPage({
  path: '/',
  title: 'Page not found',
  describe: ({ name }) => `This page doesn’t exist at ${name}. Search our stock or start from the home page.`,
})

/** The not-found page in the tenant's layout. */
export default function SiteNotFound() {
  return (
    <NotFound
      stockHref="/search"
      stockLabel="See all stock"
      links={[
        { label: 'Home', href: '/' },
        { label: 'Contact us', href: '/contact' },
      ]}
    />
  )
}
