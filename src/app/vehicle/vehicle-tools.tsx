import { PdfLink } from '@/features/car-pdf/pdf-link'
import { ViewCount } from '@/features/car-visit/view-count'
import { ShareButton } from '@/features/share/share-button'
import { resolveSaveControl } from '@/domain/account/save-control'
import { Icon } from '@/ui/primitives/icon/icon'
import { ToolSaveButtons } from '@/ui/sections/save-buttons'
import type { VehiclePageModel } from '@/ui/pages/vehicle-page/vehicle-page-model'
import type { VehiclePageProps } from './vehicle-page-props'

/** Share, print, and the history report if there is one (VDP-04, VDP-05, VDP-22, VDP-27). */
export function SidebarTools({ tenant, vehicle, model }: VehiclePageProps & { model: VehiclePageModel }) {
  const { copyToastEnabled, copyToastMs } = tenant.switches
  return (
    <>
      <ToolSaveButtons keep={resolveSaveControl(vehicle, model.name, tenant.switches)} />
      <li>
        <ShareButton car={{ url: tenant.origin + vehicle.path, name: model.name, toastMs: copyToastEnabled ? copyToastMs : null }} />
      </li>
      <li>
        <PdfLink id={vehicle.id} slug={vehicle.slug} />
      </li>
      {model.historyReportUrl && (
        <li>
          <a href={model.historyReportUrl} target="_blank" rel="noopener" data-visit="history" className="tool">
            <Icon name="file" size={20} />
            History
          </a>
        </li>
      )}
    </>
  )
}

/** The number of views. It is counted even if it is hidden (VDP-04, API-03). */
export function SidebarViews({ tenant, vehicle }: Pick<VehiclePageProps, 'tenant' | 'vehicle'>) {
  const { apiBase, viewsCountEnabled } = tenant.switches
  return (
    <ViewCount
      car={{
        slug: vehicle.slug,
        photosCount: vehicle.photosCount,
        updatedAt: vehicle.updatedAt,
        websiteId: tenant.id,
        apiBase,
        isShown: viewsCountEnabled,
      }}
    />
  )
}
