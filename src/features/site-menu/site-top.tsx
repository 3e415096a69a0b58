import type { Announcement as AnnouncementText } from '@/domain/switches/json-fields'
import { SiteHeader } from '@/ui/pages/site-header/site-header'
import type { SiteHeaderProps } from '@/ui/pages/site-header/header-props'
import { SkipLink } from '@/ui/primitives/skip-link'
import { StaticPart } from '@/ui/primitives/static-part/static-part'
import { Announcement } from './announcement'
import { SiteMenuBehaviour } from './site-menu-behaviour'

type SiteTopProps = {
  announcement: AnnouncementText | null
  openMode: SiteHeaderProps['tenant']['switches']['menuOpenMode']
  /** The content of the header; null if it is copied. */
  header: SiteHeaderProps | null
  /** See `StaticPart`. */
  from?: string | undefined
}

/** The top of every page of a site: skip link, announcement (NAV-12), header, and the header's behaviour (NAV-06, NAV-07). */
export function SiteTop({ announcement, openMode, header, from }: SiteTopProps) {
  return (
    <>
      <SkipLink />
      <Announcement announcement={announcement} />
      <StaticPart name="header" from={from}>
        {header && <SiteHeader {...header} />}
      </StaticPart>
      <SiteMenuBehaviour openMode={openMode} />
    </>
  )
}
