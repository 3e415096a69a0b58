import { readStoredCar, type StoredCar } from '@/domain/account/stored-cars'

/** What a visitor has kept: ids of the cars in the watchlist, null for somebody who is not signed in, and of favourites; slugs of compared cars. */
export type Kept = { saved: ReadonlySet<number> | null; favourites: ReadonlySet<number>; compared: ReadonlySet<string> }

let kept: Kept | null = null
let observer: MutationObserver | null = null

/** A car that waits for its sign-in among the favourites is in no watchlist yet: its button says so, and saves it (WATCH-01). */
function isKept(kind: string | undefined, { id, slug }: StoredCar, { saved, favourites, compared }: Kept): boolean {
  if (kind === 'compare') return compared.has(slug)
  return kind === 'watchlist' ? saved?.has(id) === true : favourites.has(id)
}

function drawButton(button: HTMLElement, given: Kept): void {
  const car = readStoredCar(button.closest<HTMLElement>('[data-car]')?.dataset.car)
  if (!car) return
  const isPressed = isKept(button.dataset.keep, car, given)
  button.setAttribute('aria-pressed', String(isPressed))
  // the button of a sold car is there for those who have saved it (WATCH-06), and stays until they leave
  if (isPressed) button.hidden = false
}

function drawButtons(): void {
  if (!kept) return
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep]')) drawButton(button, kept)
}

/** Where the header leads those who are signed in, by what the link names: the garage, or the watchlist where a site has none (TEN-08). */
const HOMES: Readonly<Record<string, { href: string; label: string }>> = {
  garage: { href: '/my-garage', label: 'My garage' },
  watchlist: { href: '/watchlist', label: 'Your account' },
}
const SIGN_IN = { href: '/sign-in', label: 'Sign in' }

function drawHeader({ saved, favourites }: Kept): void {
  const { size } = saved ?? favourites
  for (const count of document.querySelectorAll<HTMLElement>('[data-saved-count]')) {
    count.hidden = size === 0
    count.textContent = String(size)
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-account-link]')) {
    const { href, label } = (saved ? HOMES[link.dataset.accountLink ?? ''] : null) ?? SIGN_IN
    link.href = href
    for (const word of link.querySelectorAll('[data-account-word]')) word.textContent = label
    if (link.ariaLabel !== null) link.ariaLabel = label
  }
}

/** Draws what is kept on the page as it stands, and on the cars that come to it later. */
export function drawKept(given: Kept): void {
  kept = given
  drawHeader(given)
  drawButtons()
  if (observer) return
  observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) drawButtons()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
