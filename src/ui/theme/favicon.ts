import type { Tenant } from '@/domain/tenant/tenant'

/** Returns the site's favicon: its initial on its brand colour, unless it has a logo. */
export function toFavicon({ name, site, tokens }: Pick<Tenant, 'name' | 'site' | 'tokens'>): string {
  if (site.logo) return site.logo.url
  const { brand, brandInk } = tokens.colour
  const initial = /[a-z0-9]/i.exec(name)?.[0].toUpperCase() ?? ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${brand}"/><text x="16" y="22.5" font-family="Arial,sans-serif" font-size="19" font-weight="700" text-anchor="middle" fill="${brandInk}">${initial}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
