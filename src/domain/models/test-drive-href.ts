/** Adds the model to the address of the site's test drive form (LEAD-22). Addresses on other sites are returned unchanged. */
export function toTestDriveHref(formHref: string, title: string): string {
  if (!formHref.startsWith('/') || formHref.startsWith('//')) return formHref
  const [path = '', hash] = formHref.split('#')
  const query = `${path.includes('?') ? '&' : '?'}vehicle=${encodeURIComponent(title)}`
  return `${path}${query}${hash === undefined ? '' : `#${hash}`}`
}
