/** Compatibility forms are unfolded and accents dropped: 'Citroën' → 'Citroen'. Case stays. */
export function stripAccents(text: string): string {
  return isPlain(text) ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '')
}

function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text)
}

/**
 * The segment of an address that stands for a make, model or body: 'Mercedes-Benz' → 'mercedes-benz', 'CX-5' → 'cx-5' (SRCH-02).
 * A name without any Latin letter or digit has no slug and gives ''.
 */
export function slugify(name: string): string {
  return stripAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
