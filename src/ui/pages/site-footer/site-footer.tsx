import type { ComponentType } from 'react'
import type { HeaderVariant } from '@/domain/tenant/template'
import { DirectoryFooter } from './directory-footer'
import type { SiteFooterProps } from './footer-props'
import { GalleryFooter } from './gallery-footer'
import { ShowroomFooter } from './showroom-footer'
import { YardFooter } from './yard-footer'

/** The footer of each variant. A variant without a view fails to compile. */
export const footerVariants: Record<HeaderVariant, ComponentType<SiteFooterProps>> = {
  yard: YardFooter,
  showroom: ShowroomFooter,
  directory: DirectoryFooter,
  gallery: GalleryFooter,
}

/** The tenant's footer: its groups of links, social networks, licences and the notes that '*' links to. */
export function SiteFooter(props: SiteFooterProps) {
  const Footer = footerVariants[props.tenant.layout.footer]
  return <Footer {...props} />
}
