import { slugify } from '@/domain/text/slug'

/** The manufacturer of a lead: its car's make, or else the manufacturer of the site (LEAD-01, TEN-06); null without either. */
export function toManufacturerSlug(
  vehicle: { make: string } | null,
  { manufacturerName }: { manufacturerName: string | null },
): string | null {
  const name = vehicle?.make ?? manufacturerName
  return name === null ? null : slugify(name)
}
