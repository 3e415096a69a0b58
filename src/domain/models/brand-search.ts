import { slugify } from '../text/slug'

/** Whether a brand is meant by what somebody types: its name, or any word of it, begins so, whatever the case and accents (BRD-01). */
export function isBrandMeant(name: string, typed: string): boolean {
  const wanted = slugify(typed)
  const slug = slugify(name)
  return wanted === '' || `-${slug}`.includes(`-${wanted}`) || slug.replaceAll('-', '').startsWith(wanted.replaceAll('-', ''))
}
