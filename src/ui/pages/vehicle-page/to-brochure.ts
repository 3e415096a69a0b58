import type { Tenant } from '@/domain/tenant/tenant'
import type { Brochure, BrochureBrand } from '@/domain/vehicle/brochure'
import type { VehiclePageModel } from './vehicle-page-model'

/** The number of pictures: a large one and two beside it. */
const PICTURES = 3

/** Returns the tenant's branding for print and share pictures. */
export function toBrand({ name, origin, site, tokens }: Tenant): BrochureBrand {
  const { ink, inkSoft, line, tint, brand, brandInk, brandDark, brandDarkInk, action } = tokens.colour
  return {
    name,
    tagline: site.tagline,
    logoUrl: site.logo?.url ?? null,
    host: new URL(origin).host,
    colour: { ink, inkSoft, line, tint, brand, brandInk, brandDark, brandDarkInk, action },
    display: tokens.type.display,
    text: tokens.type.text,
  }
}

/** Builds the printed page of a vehicle (VDP-22, VDP-25) with the page's price and facts. A number that the page hides is left out. */
export function toBrochure(model: VehiclePageModel, tenant: Tenant): Brochure {
  const { price, weekly, location, phone, comments, specifications, features, details, isSold } = model
  const licences = details.filter(({ key }) => key === 'licence' || key === 'registrationNumbers').map(({ value }) => value)
  return {
    title: model.name,
    noun: model.words.one,
    subtitle: model.badgeLine,
    price: isSold ? { text: 'Sold', basis: null, was: null } : { text: price.text, basis: price.basis, was: price.was },
    isSold,
    weekly,
    facts: model.facts.map(({ label, value }) => ({ label, value })),
    specifications: [
      ...specifications.first,
      ...specifications.others,
      ...details.filter(({ key }) => key === 'stockNumber' || key === 'vin'),
    ],
    features: [...features.first, ...features.others],
    comments: comments.kind === 'comments' ? comments.full : null,
    place: location && {
      name: location.name,
      address: location.address,
      phone: phone && !phone.isMasked ? phone.text : null,
      licence: licences.join(' · ') || null,
    },
    pictures: model.photos.slice(0, PICTURES).map(({ url }) => url),
    url: `${tenant.origin}/cars/${model.slug}`,
    legal: weekly ? tenant.site.legal : [],
    brand: toBrand(tenant),
  }
}
