/** Where a test drive of a model is booked: the site's own form is told which (LEAD-22); an address of another site is left as it is. */
export function toTestDriveHref(formHref: string, title: string): string {
  if (!formHref.startsWith('/') || formHref.startsWith('//')) return formHref
  const [path = '', hash] = formHref.split('#')
  const query = `${path.includes('?') ? '&' : '?'}vehicle=${encodeURIComponent(title)}`
  return `${path}${query}${hash === undefined ? '' : `#${hash}`}`
}
