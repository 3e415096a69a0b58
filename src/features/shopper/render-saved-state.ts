import { readStoredCar, type StoredCar } from '@/domain/account/stored-cars'

/** A visitor's saved vehicles: ids in the watchlist (null when not signed in) and in favourites, and slugs of compared vehicles. */
export type SavedState = { saved: ReadonlySet<number> | null; favourites: ReadonlySet<number>; compared: ReadonlySet<string> }

let kept: SavedState | null = null
let observer: MutationObserver | null = null

/** A favourite that waits for sign-in isn't in the watchlist yet, and its button has to say so (WATCH-01). */
function isSaved(kind: string | undefined, { id, slug }: StoredCar, { saved, favourites, compared }: SavedState): boolean {
  if (kind === 'compare') return compared.has(slug)
  return kind === 'watchlist' ? saved?.has(id) === true : favourites.has(id)
}

function renderButton(button: HTMLElement, given: SavedState): void {
  const car = readStoredCar(button.closest<HTMLElement>('[data-car]')?.dataset.car)
  if (!car) return
  const isPressed = isSaved(button.dataset.keep, car, given)
  button.setAttribute('aria-pressed', String(isPressed))
  // The button of a sold vehicle is shown to visitors who have saved it (WATCH-06), until they leave the page.
  if (isPressed) button.hidden = false
}

function renderButtons(): void {
  if (!kept) return
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep]')) renderButton(button, kept)
}

/**
 * Target of the header's account link when signed in, by `data-account-link`: the garage, or the watchlist on sites without one (TEN-08).
 */
const HOMES: Readonly<Record<string, { href: string; label: string }>> = {
  garage: { href: '/my-garage', label: 'My garage' },
  watchlist: { href: '/watchlist', label: 'Your account' },
}
const SIGN_IN = { href: '/sign-in', label: 'Sign in' }

function renderHeader({ saved, favourites }: SavedState): void {
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

/** Renders the saved state on the page's buttons, including those added later. */
export function renderSavedState(given: SavedState): void {
  kept = given
  renderHeader(given)
  renderButtons()
  if (observer) return
  observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) renderButtons()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
