/** '50+ Locations' → the figure and what it counts (MISC-01); a text without both is no figure. */
export function readStats(texts: readonly string[]): { value: string; label: string }[] {
  return texts.flatMap((text) => {
    const [, value, label] = /^(\S*\d\S*)\s+(.*\S)\s*$/.exec(text.trim()) ?? []
    return value && label ? [{ value, label }] : []
  })
}
