/** Splits '50+ Locations' into figure and label (MISC-01). Texts without both are dropped. */
export function readStats(texts: readonly string[]): { value: string; label: string }[] {
  return texts.flatMap((text) => {
    const [, value, label] = /^(\S*\d\S*)\s+(.*\S)\s*$/.exec(text.trim()) ?? []
    return value && label ? [{ value, label }] : []
  })
}
