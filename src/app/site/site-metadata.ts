import type { Metadata } from 'next'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Picture } from '@/server/content/find-media'
import { SHARE_PICTURE } from '@/server/brochure/share-picture'

type PageFacts = {
  tenant: Pick<Tenant, 'name' | 'slug'>
  /** Without the site's name, which the layout adds. */
  title: string
  description: string
  /** The path of the canonical address. */
  canonical: string
  picture?: Pick<Picture, 'url' | 'width' | 'height' | 'alt'> | null
  isIndexed?: boolean
  /** Uses the title without the site's name. */
  isWholeTitle?: boolean
}

/** Returns the site's own picture, for pages without one. */
const ownPicture = ({ name }: PageFacts['tenant']) => ({ url: '/api/share-picture', ...SHARE_PICTURE, alt: name })

/**
 * Returns title, description, canonical address, Open Graph and Twitter card of a page (SEO-01). The layout's base makes addresses
 * absolute.
 */
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
