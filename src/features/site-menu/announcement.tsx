import type { Announcement as AnnouncementText } from '@/domain/switches/json-fields'
import { AnnouncementBar } from '@/ui/pages/announcement-bar/announcement-bar'
import { DismissAnnouncement } from './dismiss-announcement'

/** The tenant's dismissible announcement bar. Renders nothing without an announcement (NAV-12). */
export function Announcement({ announcement }: { announcement: AnnouncementText | null }) {
  if (!announcement) return null
  return <AnnouncementBar text={announcement.text} link={announcement.link} dismiss={<DismissAnnouncement />} />
}
