import { NotFound } from '@/ui/not-found/not-found'

/** Stands in the frame of the tenant whose page it isn't. */
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
