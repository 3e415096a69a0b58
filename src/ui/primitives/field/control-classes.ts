/** The scroll margin keeps the label visible when the browser scrolls to a field. */
const BASE =
  'control-base block w-full scroll-mt-12 text-ink transition-quick placeholder:text-ink-soft disabled:cursor-not-allowed disabled:opacity-60'

/** Returns the classes of text fields, text areas and selects. An invalid field has a red border besides its error text. */
export function controlClasses(isWrong: boolean): string {
  const edge = isWrong ? 'control-wrong border-bad' : 'border-edge hover:border-ink'
  return `${BASE} ${edge}`
}

export const CONTROL_HEIGHT = 'control-height'
