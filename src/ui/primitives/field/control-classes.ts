/** Whatever is scrolled to keeps its label in sight. */
const BASE =
  'control-base block w-full scroll-mt-12 text-ink transition-quick placeholder:text-ink-soft disabled:cursor-not-allowed disabled:opacity-60'

/** The look that text fields, text areas and selects share; a wrong one has a red edge besides its words. */
export function controlClasses(isWrong: boolean): string {
  const edge = isWrong ? 'control-wrong border-bad' : 'border-edge hover:border-ink'
  return `${BASE} ${edge}`
}

export const CONTROL_HEIGHT = 'control-height'
