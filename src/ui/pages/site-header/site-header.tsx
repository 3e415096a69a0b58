import type { ComponentType } from 'react'
import type { HeaderVariant } from '@/domain/tenant/template'
import { DirectoryHeader } from './directory-header'
import { GalleryHeader } from './gallery-header'
import type { SiteHeaderProps } from './header-props'
import { ShowroomHeader } from './showroom-header'
import { YardHeader } from './yard-header'

/** The header of each variant. A variant without a view fails to compile. */
export const headerVariants: Record<HeaderVariant, ComponentType<SiteHeaderProps>> = {
  yard: YardHeader,
  showroom: ShowroomHeader,
  directory: DirectoryHeader,
  gallery: GalleryHeader,
}

/** The tenant's header in the variant that its template or the tenant chose. */
export function SiteHeader(props: SiteHeaderProps) {
  const Header = headerVariants[props.tenant.layout.header]
  return <Header {...props} />
}
