import type { BodyName } from './page/body-spec'
import type { PaintName } from './paints'

/** The bodies that can be turned round, each in one paint. */
export const SPINS: Partial<Record<BodyName, PaintName>> = {
  suv: 'blue',
}
