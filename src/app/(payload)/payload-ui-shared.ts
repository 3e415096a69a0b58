import { readShownZone } from '@/features/dated-fields/shown-zone'
import { formatStoredDate } from '@/domain/time/zone-name'

export * from '@payload-ui/shared/index.js'

type Wanted = { date: unknown; timezone?: string }

/**
 * Replaces Payload's own `formatDate` in its version screens, which offer no other way: theirs formats in the zone of the browser or of the
 * server (EDT-17). next.config.ts puts this file in the place of `@payloadcms/ui/shared`.
 */
export function formatDate({ date, timezone }: Wanted): string {
  return formatStoredDate(date, timezone ?? readShownZone())
}
