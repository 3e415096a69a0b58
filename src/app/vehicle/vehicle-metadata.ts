import type { Metadata } from 'next'
import { formatFigure } from '@/domain/numbers/figures'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { SHARE_PICTURE } from '@/server/brochure/share-picture'
import { toPriceView } from '@/ui/sections/vehicle-card/card-view'

/** Returns the share picture of a vehicle. Its address changes with the vehicle, because social sites cache pictures by address. */
export function toCarSharePicture({ slug, name, updatedAt }: Vehicle) {
  return { url: `/api/cars/${slug}/share-picture?v=${updatedAt}`, ...SHARE_PICTURE, alt: name }
}

/** Returns title, description, canonical address and share picture of a vehicle page (SEO-01). */
export function toVehicleMetadata(vehicle: Vehicle, tenant: Tenant): Metadata {
  const { name, path, km, transmission, fuel, city } = vehicle
  const price = toPriceView(vehicle, tenant.switches)
  const facts = [price.isAmount ? price.text : null, km === null ? null : `${formatFigure(km)} km`, transmission, fuel, city]
  const description = [name, ...facts].filter(Boolean).join(' · ')
  const images = [toCarSharePicture(vehicle)]
  return {
    title: name,
    description,
    alternates: { canonical: path },
    openGraph: { title: name, description, url: path, siteName: tenant.name, locale: 'en_AU', type: 'website', images },
    twitter: { card: 'summary_large_image', title: name, description, images },
  }
}
