import type { CAR_FORM_HASHES } from '@/domain/leads/form/car-forms'
import type { Vehicle } from '../vehicle'

const HASH: keyof typeof CAR_FORM_HASHES = '#test-drive'

/**
 * Where a drive in this car is booked: in a dialog of its page (VDP-26). Null for one that nobody can drive now: still to come, sold, held for
 * somebody else, or towed.
 */
export function resolveTestDriveHref({
  path,
  status,
  isSoldFlag,
  isReserved,
  itemType,
}: Pick<Vehicle, 'path' | 'status' | 'isSoldFlag' | 'isReserved' | 'itemType'>): string | null {
  return status === 'in_stock' && !isSoldFlag && !isReserved && itemType === null ? path + HASH : null
}
