import { LinkButton } from '@/ui/primitives/button/button'
import { describeStandardPage } from '@/app/site/standard-page-metadata'

// The address has no page, so search engines and shared links get the home page.
export const generateMetadata = describeStandardPage({
  path: '/',
  title: 'Page not found',
  describe: ({ name }) => `This page doesn’t exist at ${name}. Search our stock or start from the home page.`,
})

/**
 * Shown only if a page is deleted while it is rendered: missing addresses get `-404/page.tsx`. Kept short, because the data of every page
 * includes it.
 */
export default function SiteNotFound() {
  return (
    <div className="wrap section">
      <h1 className="mb-8 type-h1">We can’t find that page</h1>
      <LinkButton href="/" variant="action">
        Go to the home page
      </LinkButton>
    </div>
  )
}
