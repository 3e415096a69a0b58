/** Returns the page numbers to show: first, last, and the neighbours of the current page, with gaps between them. */
export function resolvePageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  const near = (other: number) => Math.abs(other - page) <= 1 || other === 1 || other === pageCount
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1).filter(near)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1]
    if (before === undefined || number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : ['gap' as const, number]
  })
}
