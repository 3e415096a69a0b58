/** Returns numbers from `from` to `to`, `step` apart. */
export function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / step + 1e-9) + 1) }, (_, index) => from + index * step)
}
