import { titleCarEnquiry } from '@/domain/leads/form/car-forms'
import type { VehiclePageModel } from '@/ui/pages/vehicle-page/vehicle-page-model'

/** The vehicle that a form is about, as the form shows it. */
export type EnquiryCar = {
  slug: string
  /** Slug of the dealership that sells it. */
  dealership: string
  /** Title of an enquiry: the label of the button that opened it (VDP-26, LEAD-27). */
  title: string
  name: string
  badgeLine: string | null
  price: string
  /** 'Drive away · Stock HC20417 · Moorooka' */
  note: string
  photoUrl: string | null
  /** Name of the vehicle's location. */
  location: string | null
  /** 'Open until 5:30 pm'; null when the opening hours are unknown. */
  openText: string | null
  /** A phone number, unless it is hidden until revealed (PHONE-01). */
  phone: { text: string; href: string } | null
}

export function toEnquiryCar(model: VehiclePageModel, dealership: string): EnquiryCar {
  const { price, stockNumber, place, isSold } = model
  const note = [isSold ? null : price.basis, stockNumber && `Stock ${stockNumber}`, place]
  return {
    slug: model.slug,
    dealership,
    title: titleCarEnquiry(isSold),
    name: model.name,
    badgeLine: model.badgeLine,
    price: isSold ? '' : price.text,
    note: note.filter(Boolean).join(' · '),
    photoUrl: model.photos[0]?.url ?? null,
    location: model.location?.name ?? null,
    openText: model.location?.openText ?? null,
    phone: model.phone && !model.phone.isMasked ? { text: model.phone.text, href: model.phone.href } : null,
  }
}
