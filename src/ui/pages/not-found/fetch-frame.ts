const FRAME = ['header', 'footer']

/**
 * A page of results takes header and footer from a kept page and comes without their data (`Still`): where such a page fails and the
 * browser draws all of it, their places are empty. They are filled from the site's home, which has the same ones.
 */
export async function fetchFrame(): Promise<void> {
  const empty = FRAME.flatMap((name) => {
    const place = document.querySelector(`[data-still=${name}]`)
    return place?.childElementCount === 0 ? [{ name, place }] : []
  })
  if (empty.length === 0) return
  const answer = await fetch('/').catch(() => null)
  if (!answer?.ok) return
  const home = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const { name, place } of empty) place.replaceChildren(...(home.querySelector(`[data-still=${name}]`)?.childNodes ?? []))
}
