import { slugify } from '@/domain/text/slug'

/** The manufacturer that a lead is about: that of its car, else the one whose site this is (LEAD-01, TEN-06); null for neither. */
export function toManufacturerSlug(
  vehicle: { make: string } | null,
  { manufacturerName }: { manufacturerName: string | null },
): string | null {
  const name = vehicle?.make ?? manufacturerName
  return name === null ? null : slugify(name)
}
