/** Returns the plural of a body type: 'SUV' → 'SUVs', 'Hatch' → 'Hatches'. 'Cab Chassis' doesn't change (NAV-09, SEO-01). */
export function pluralOfBody(body: string): string {
  if (/chassis$/i.test(body)) return body
  return /[sxz]$|ch$/i.test(body) ? `${body}es` : `${body}s`
}
