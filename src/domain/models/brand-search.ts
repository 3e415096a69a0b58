import { slugify } from '../text/slug'

/** Checks whether a brand's name, or one of its words, starts with the typed text, ignoring case and accents (BRD-01). */
export function matchesBrand(name: string, typed: string): boolean {
  const wanted = slugify(typed)
  const slug = slugify(name)
  return wanted === '' || `-${slug}`.includes(`-${wanted}`) || slug.replaceAll('-', '').startsWith(wanted.replaceAll('-', ''))
}
