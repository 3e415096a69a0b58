const FRAME = ['header', 'footer']

/**
 * Fetches header and footer from the site's home page. A results page has them as static HTML without data (`StaticPart`), so they are empty
 * when the page fails and the browser renders all of it. It reads a page and not a call, so `src/features/call.ts` does not apply.
 */
export async function fetchHeaderAndFooter(): Promise<void> {
  const empty = FRAME.flatMap((name) => {
    const place = document.querySelector(`[data-static=${name}]`)
    return place?.childElementCount === 0 ? [{ name, place }] : []
  })
  if (empty.length === 0) return
  const answer = await fetch('/').catch(() => null)
  if (!answer?.ok) return
  const home = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const { name, place } of empty) place.replaceChildren(...(home.querySelector(`[data-static=${name}]`)?.childNodes ?? []))
}
