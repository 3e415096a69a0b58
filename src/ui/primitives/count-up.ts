import { formatFigure } from '@/domain/numbers/figures'

/** The duration of the animation (SRP-15). */
const DURATION_MS = 2_500

/**
 * Animates the number in a text from one value to the next: '118 cars' → '94 cars'. The final text is unchanged. Does nothing when the
 * visitor prefers reduced motion or the text does not start with the number. Returns a function that stops it.
 */
export function countUp(element: Element, from: number, to: number): () => void {
  const text = element.firstChild
  const final = text?.nodeValue ?? ''
  const isPlain = final.startsWith(`${formatFigure(to)} `)
  if (!text || !isPlain || from === to || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined
  const tail = final.slice(formatFigure(to).length)
  const started = performance.now()
  let frame = 0
  let drawn = final
  const step = (now: number) => {
    const progress = Math.min(1, (now - started) / DURATION_MS)
    const eased = 1 - (1 - progress) ** 3
    drawn = progress === 1 ? final : formatFigure(Math.round(from + (to - from) * eased)) + tail
    text.nodeValue = drawn
    if (progress < 1) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => {
    cancelAnimationFrame(frame)
    // Unless the text has changed in the meantime.
    if (text.nodeValue === drawn) text.nodeValue = final
  }
}
