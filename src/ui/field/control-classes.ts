const BASE = 'block w-full bg-surface text-base/6 text-ink transition-quick placeholder:text-ink-soft disabled:opacity-60'
const EDGES = 'rounded-control border-[1.5px] px-3.5 prestige:border-0 prestige:border-b prestige:bg-transparent prestige:px-0 prestige:text-xl/7 group:border manufacturer:rounded-[16px] manufacturer:border manufacturer:px-5'

/** The look that text fields, text areas and selects share; a wrong one has a red edge besides its words. */
export function controlClasses(isWrong: boolean): string {
  const edge = isWrong
    ? 'border-bad shadow-[inset_0_0_0_1px_var(--fc-bad)] prestige:border-b-2 prestige:shadow-none manufacturer:bg-[color-mix(in_srgb,var(--fc-bad-tint)_50%,var(--fc-surface))]'
    : 'border-edge hover:border-ink'
  return `${BASE} ${EDGES} ${edge}`
}

export const CONTROL_HEIGHT = 'h-13 group:h-11 manufacturer:h-15'
