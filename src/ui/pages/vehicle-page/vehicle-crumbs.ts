import { slugify } from '@/domain/text/slug'
import type { SiteLink } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { CONDITIONS } from '@/ui/sections/vehicle-card/card-view'
import { findKind } from '@/domain/vehicle/kinds/kinds'

type CrumbSource = Pick<Vehicle, 'carType' | 'kind' | 'make' | 'model' | 'body' | 'simpleBody'>

/**
 * Returns the breadcrumbs: the tenant's base, then car type, make, model and body, each address one segment longer than the previous one
 * (VDP-02). The last one is the current page and has no link.
 */
export function toVehicleCrumbs(
  car: CrumbSource,
  switches: { breadcrumbBase: string; stockCountLabel: string },
): { crumbs: SiteLink[]; current: string } {
  const steps = [
    {
      label: `${CONDITIONS[car.carType]} ${car.kind === 'car' ? switches.stockCountLabel.toLowerCase() : findKind(car.kind).words.many}`,
      segment: `${car.carType}-cars`,
    },
    { label: car.make, segment: slugify(car.make) },
    { label: car.model, segment: slugify(car.model) },
    { label: car.simpleBody ?? car.body ?? '', segment: slugify(car.simpleBody ?? car.body ?? '') },
  ].filter(({ segment }) => segment !== '')
  const base = switches.breadcrumbBase.replace(/\/$/, '')
  const links = steps.map(({ label }, index) => ({
    label,
    href: [base, ...steps.slice(0, index + 1).map(({ segment }) => segment)].join('/'),
  }))
  return { crumbs: [{ label: 'Home', href: '/' }, ...links.slice(0, -1)], current: links.at(-1)?.label ?? '' }
}
