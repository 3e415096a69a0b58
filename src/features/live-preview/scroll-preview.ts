/** Scrolls the preview to an element. Unlike `scrollIntoView()`, it does not scroll the form around the preview as well. */
export function scrollPreview(element: Element, place: 'start' | 'center'): void {
  const { top, height } = element.getBoundingClientRect()
  const head = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  window.scrollBy({ top: top - (place === 'start' ? head : (window.innerHeight - height) / 2), behavior: 'instant' })
}
