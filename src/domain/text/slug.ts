/** Removes accents and compatibility forms: 'Citroën' → 'Citroen'. Keeps case. */
export function stripAccents(text: string): string {
  return isPlain(text) ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '')
}

function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text)
}

/**
 * Returns the address segment for a make, model or body: 'Mercedes-Benz' → 'mercedes-benz', 'CX-5' → 'cx-5' (SRCH-02). Returns '' for a
 * name without Latin letters or digits.
 */
export function slugify(name: string): string {
  return stripAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
