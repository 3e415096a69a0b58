import type { Metadata } from 'next'
import { formatFigure } from '@/domain/numbers/figures'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { SHARE_PICTURE } from '@/server/brochure/share-picture'
import { toPriceView } from '@/ui/sections/vehicle-card/card-view'

/** The picture of a car for social sites, which keep a picture by its address: a changed car has another. */
export function toCarSharePicture({ slug, name, updatedAt }: Vehicle) {
  return { url: `/api/cars/${slug}/share-picture?v=${updatedAt}`, ...SHARE_PICTURE, alt: name }
}

/** Title, description, canonical address and share picture of a car's page (SEO-01). */
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
