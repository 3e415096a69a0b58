import type { Cents } from '../money/money'

/** A region that a tenant ships to: postcodes such as '4000-4179, 4205', and the shipping price. */
export type ShippingZone = { name: string; postcodes: string; price: Cents }

/** DEL-03. */
export type ShippingEstimate = { name: string; price: Cents }

/** Parses an editor's postcodes. Invalid parts, such as '40000' and '4179-4000', are returned in `refused`. */
export function parsePostcodes(text: string): { ranges: [from: number, to: number][]; refused: string[] } {
  const ranges: [number, number][] = []
  const refused: string[] = []
  for (const part of text.replace(/\s*[-–]\s*/g, '-').split(/[\s,;]+/)) {
    if (part === '') continue
    const [, from = '', to = from] = /^(\d{4})(?:-(\d{4}))?$/.exec(part) ?? []
    if (from !== '' && Number(from) <= Number(to)) ranges.push([Number(from), Number(to)])
    else refused.push(part)
  }
  return { ranges, refused }
}

/** The price of the first zone that contains a postcode; null without one, or for an invalid postcode (DEL-02, DEL-03). */
export function estimateShipping(postcode: string, zones: readonly ShippingZone[]): ShippingEstimate | null {
  if (!/^\d{4}$/.test(postcode)) return null
  const wanted = Number(postcode)
  const zone = zones.find(({ postcodes }) => parsePostcodes(postcodes).ranges.some(([from, to]) => from <= wanted && wanted <= to))
  return zone ? { name: zone.name, price: zone.price } : null
}
