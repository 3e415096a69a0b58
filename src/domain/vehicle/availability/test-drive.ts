import type { CAR_FORM_HASHES } from '@/domain/leads/form/car-forms'
import { findKind } from '@/domain/vehicle/kinds/kinds'
import type { Vehicle } from '../vehicle'

const HASH: keyof typeof CAR_FORM_HASHES = '#test-drive'

/**
 * Returns the link to the test drive dialog on the vehicle's page (VDP-26), or null when nobody can drive it now: it is coming soon, sold,
 * reserved or towed.
 */
export function resolveTestDriveHref({
  path,
  status,
  isSoldFlag,
  isReserved,
  kind,
}: Pick<Vehicle, 'path' | 'status' | 'isSoldFlag' | 'isReserved' | 'kind'>): string | null {
  return status === 'in_stock' && !isSoldFlag && !isReserved && findKind(kind).hasTestDrive ? path + HASH : null
}
