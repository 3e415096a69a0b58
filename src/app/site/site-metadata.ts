import type { Metadata } from 'next'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Picture } from '@/server/content/find-media'
import { SHARE_PICTURE } from '@/server/brochure/share-picture'

type PageFacts = {
  tenant: Pick<Tenant, 'name' | 'slug'>
  /** Without the site's name, which the layout adds. */
  title: string
  description: string
  /** Path of the page's canonical address. */
  canonical: string
  picture?: Pick<Picture, 'url' | 'width' | 'height' | 'alt'> | null
  isIndexed?: boolean
  /** The title stands as it is. */
  isWholeTitle?: boolean
}

/** The picture of a site itself, for pages without one of their own. */
const ownPicture = ({ name }: PageFacts['tenant']) => ({ url: '/api/share-picture', ...SHARE_PICTURE, alt: name })

/** Title, description, canonical address, Open Graph and Twitter card of a page (SEO-01). Addresses are on the tenant's own host by the layout's base. */
export function toSiteMetadata({
  tenant,
  title,
  description,
  canonical,
  picture,
  isIndexed = true,
  isWholeTitle = false,
}: PageFacts): Metadata {
  const images = [picture ? { url: picture.url, width: picture.width, height: picture.height, alt: picture.alt } : ownPicture(tenant)]
  return {
    title: isWholeTitle ? { absolute: title } : title,
    description,
    alternates: { canonical },
    robots: isIndexed ? undefined : { index: false, follow: true },
    openGraph: { title, description, url: canonical, siteName: tenant.name, locale: 'en_AU', type: 'website', images },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}
