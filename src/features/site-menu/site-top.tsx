import type { Announcement as AnnouncementText } from '@/domain/switches/json-fields'
import { SiteHeader } from '@/ui/site-header/site-header'
import type { SiteHeaderProps } from '@/ui/site-header/header-props'
import { SkipLink } from '@/ui/skip-link/skip-link'
import { Still } from '@/ui/still/still'
import { Announcement } from './announcement'
import { SiteMenuBehaviour } from './site-menu-behaviour'

/** What stands above every page of a tenant: skip link, announcement (NAV-12), header, and the header's behaviour (NAV-06, NAV-07). */
export function SiteTop({ announcement, ...props }: SiteHeaderProps & { announcement: AnnouncementText | null }) {
  const { menuOpenMode } = props.tenant.switches
  return (
    <>
      <SkipLink />
      <Announcement announcement={announcement} />
      <Still name="header">
        <SiteHeader {...props} />
      </Still>
      <SiteMenuBehaviour openMode={menuOpenMode} />
    </>
  )
}
