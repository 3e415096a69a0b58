import { carBlockComponents } from '@blocks/car-components'
import { BlockList } from '@blocks/block-list'
import type { LayoutBlock } from '@blocks/types'
import { isBlockShown } from '@/domain/blocks/block-catalogue'
import type { VehicleComposition } from '@/domain/tenant/vehicle-composition'
import { arrangeVehiclePage, CAR_LAYOUT_PATH, type BelowRow, type LayoutRow } from '@/domain/tenant/vehicle-layout'
import { findPage } from '@/server/content/find-page'
import { fillTexts } from '@/server/content/fill-texts'
import type { VehicleBelow } from '@/ui/pages/vehicle-page/vehicle-page-view'
import { Similar } from './similar'
import type { VehiclePageProps } from './vehicle-page-props'

const toRow = (block: LayoutBlock): LayoutRow<LayoutBlock> =>
  block.blockType === 'vehicleSection' ? { kind: 'section', section: block.section } : { kind: 'block', block }

async function readRows({ tenant, vehicle, now }: VehiclePageProps): Promise<LayoutRow<LayoutBlock>[] | null> {
  const stored = await findPage(tenant.id, CAR_LAYOUT_PATH, now)
  if (!stored) return null
  const page = await fillTexts(stored, { tenant, now, locationId: vehicle.location?.id ?? null })
  return (page.layout ?? []).filter((block) => isBlockShown(block, tenant.switches)).map(toRow)
}

function renderBelow(row: BelowRow<LayoutBlock>, at: number, { tenant, vehicle, now }: VehiclePageProps): VehicleBelow {
  if (row.kind === 'similar') return { key: 'similar', isFramed: true, node: <Similar tenant={tenant} vehicle={vehicle} /> }
  const page = { path: vehicle.path, locationId: vehicle.location?.id ?? null }
  // Never the first position: the vehicle has the title and the first picture.
  const facts = { tenant, now, page, firstPlace: at + 1 }
  const node = <BlockList {...facts} blocks={[row.block]} components={carBlockComponents} />
  return { key: row.block.id ?? `block-${at}`, isFramed: false, node }
}

/** Loads the sections of a vehicle page and the blocks below them, from the site's own layout or from its template's (CMS-01). */
export async function loadVehicleLayout(props: VehiclePageProps): Promise<{ composition: VehicleComposition; below: VehicleBelow[] }> {
  const { composition, below } = arrangeVehiclePage(props.tenant.layout.vehicle, await readRows(props))
  return { composition, below: below.map((row, at) => renderBelow(row, at, props)) }
}
