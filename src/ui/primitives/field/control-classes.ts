/** Whatever is scrolled to keeps its label in sight. */
const BASE =
  'block w-full scroll-mt-12 bg-surface text-base/6 text-ink transition-quick placeholder:text-ink-soft disabled:cursor-not-allowed disabled:opacity-60'
const EDGES =
  'rounded-control border-[1.5px] px-3.5 on-prestige:border-0 on-prestige:border-b on-prestige:bg-transparent on-prestige:px-0 on-prestige:text-xl/7 on-group:border on-manufacturer:rounded-[16px] on-manufacturer:border on-manufacturer:px-5'

/** The look that text fields, text areas and selects share; a wrong one has a red edge besides its words. */
export function controlClasses(isWrong: boolean): string {
  const edge = isWrong
    ? 'border-bad shadow-[inset_0_0_0_1px_var(--fc-bad)] on-prestige:border-b-2 on-prestige:shadow-none forced-colors:border-[3px] on-manufacturer:bg-[color-mix(in_srgb,var(--fc-bad-tint)_50%,var(--fc-surface))]'
    : 'border-edge hover:border-ink'
  return `${BASE} ${EDGES} ${edge}`
}

export const CONTROL_HEIGHT = 'h-13 on-group:h-11 on-manufacturer:h-15'
