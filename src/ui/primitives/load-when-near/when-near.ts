/** The distance below the screen at which loading starts. */
const MARGIN = '600px 0px'

/**
 * Calls `act` once when an element comes near the screen, or at once without IntersectionObserver. Returns a function that stops observing.
 */
export function whenNear(element: Element, act: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    act()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: MARGIN },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
