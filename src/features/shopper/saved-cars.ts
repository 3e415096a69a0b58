import type { saveCarCall } from '@/contract/account'
import { FAVOURITES_HREF, readCompared, toCompareHref, toggleCompared } from '@/domain/vehicle/compare-cars'
import { MEMORY_KEYS } from '@/domain/account/memory-keys'
import { readFavourites, readStoredCar, type StoredCar, toggleFavourite } from '@/domain/account/stored-cars'
import { toSignInHref } from '@/domain/account/gated-route'
import { VISIT_EVENTS } from '@/domain/analytics/visit-event'
import { callSite } from '@/features/call'
import { recall, remember } from '@/ui/primitives/browser-memory'
import { showToast } from '@/ui/primitives/toast/toasts'
import { logEvent } from '@/ui/primitives/log-event'
import { explain, findAccount, type KnownAccount, type Visitor } from './account-client'
import { renderSavedState } from './render-saved-state'
import type { ShopperSite } from './shopper-site'
import { readStockWords } from '@/ui/primitives/stock-words'
import { capitalise } from '@/domain/text/capitalise'

/** Only logged (ERR-01): prices for the site's terms stay. */
const warn = (error: unknown) => console.warn('Weekly prices for your own terms are not shown.', error)

let visitor: Promise<Visitor> | null = null

/** Returns the visitor. Fetched once, and only if somebody has signed in here or wants to save a vehicle. Failed calls are retried. */
export async function findVisitor(): Promise<Visitor> {
  const asked = (visitor ??= findAccount())
  const known = await asked
  if (known.kind === 'unknown' && visitor === asked) visitor = null
  return known
}

const loadFavourites = () => readFavourites(recall(MEMORY_KEYS.favourites))
const loadCompared = () => readCompared(recall(MEMORY_KEYS.compare))

/** Shows the visitor's saved state on buttons and in the header, and weekly prices for their loan terms. */
export async function showSavedState(): Promise<void> {
  if (recall('loanTerms') !== null) import('@/ui/sections/own-terms/show-own-terms').then((own) => own.showOwnTerms()).catch(warn)
  const known = recall(MEMORY_KEYS.signedIn) === null && visitor === null ? null : await findVisitor()
  const saved = known?.kind === 'account' ? known.account.saved : null
  const favourites = new Set(loadFavourites().map(({ id }) => id))
  renderSavedState({ saved, favourites, compared: new Set(loadCompared()) })
  void showTray()
  if (known?.kind === 'account') await finishSaving(known.account)
}

function pressFavourite(car: StoredCar): void {
  const before = loadFavourites()
  const after = toggleFavourite(before, car)
  remember(MEMORY_KEYS.favourites, JSON.stringify(after))
  const isSaved = after.length > before.length || after[0]?.id === car.id
  if (isSaved) logEvent(VISIT_EVENTS.saveCar, car.id)
  const link = { label: 'View favourites', href: FAVOURITES_HREF }
  showToast(isSaved ? { title: 'Saved on this device', text: car.name, link } : { title: 'Removed from your favourites', text: car.name })
}

function pressCompare(car: StoredCar): void {
  const step = toggleCompared(loadCompared(), car.slug)
  remember(MEMORY_KEYS.compare, step.slugs.length > 0 ? step.slugs.join(',') : null)
  const { many } = readStockWords()
  rememberCompared([...listComparedCars(), car].filter(({ slug }) => step.slugs.includes(slug)))
  if (step.kind !== 'full') return
  const link = { label: 'Compare now', href: toCompareHref(step.slugs) }
  showToast({ title: `You can compare four ${many}`, text: 'Remove one from the comparison first.', tone: 'plain', link })
}

/** Stores the names and pictures of compared vehicles, each once. */
function rememberCompared(cars: readonly StoredCar[]): void {
  const unique = [...new Map(cars.map((car) => [car.slug, car])).values()]
  remember(MEMORY_KEYS.comparedCars, unique.length > 0 ? JSON.stringify(unique) : null)
}

/** Returns the compared vehicles. One that was chosen before their names were stored is named after its address. */
function listComparedCars(): StoredCar[] {
  const known = new Map(readFavourites(recall(MEMORY_KEYS.comparedCars)).map((car) => [car.slug, car]))
  return loadCompared().map(
    (slug) => known.get(slug) ?? { id: 0, name: slug.replaceAll('-', ' '), slug, make: '', model: '', primary_image_url: '' },
  )
}

/** The vehicle to save after sign-in; lasts as long as the tab. */
const WANTED = 'wantedCar'

function noteWanted(car: StoredCar): void {
  try {
    sessionStorage.setItem(WANTED, JSON.stringify(car))
  } catch {
    // Without browser storage the visitor presses the button again.
  }
}

function takePendingCar(): StoredCar | null {
  try {
    const text = sessionStorage.getItem(WANTED)
    sessionStorage.removeItem(WANTED)
    return readStoredCar(text ?? undefined)
  } catch {
    return null
  }
}

/** Redirects to sign-in (WATCH-03). Where favourites are available the vehicle waits among them and is saved on sign-in. */
function redirectToSignIn(car: StoredCar, { keepsFavourites }: ShopperSite): void {
  const favourites = loadFavourites()
  if (keepsFavourites && !favourites.some(({ id }) => id === car.id))
    remember(MEMORY_KEYS.favourites, JSON.stringify(toggleFavourite(favourites, car)))
  noteWanted(car)
  const here = window.location.pathname + window.location.search
  window.location.assign(toSignInHref({ type: 'watchlist', redirect: here, back: here }))
}

function setSaved({ saved }: KnownAccount, id: number, isSaved: boolean): void {
  if (isSaved) saved.add(id)
  else saved.delete(id)
  void showSavedState()
  document.dispatchEvent(new CustomEvent('shopper:saved', { detail: { id, isSaved } }))
}

/** Saves or removes a vehicle at once, and undoes it after an alert when the call fails (WATCH-04, WATCH-05, WATCH-07, WATCH-08). */
async function pressSave(car: StoredCar, site: ShopperSite): Promise<void> {
  const asked = await findVisitor()
  if (asked.kind === 'unknown') return showToast({ title: 'We couldn’t reach your watchlist', text: explain(asked.answer), tone: 'bad' })
  if (asked.kind === 'nobody') {
    visitor = null
    return redirectToSignIn(car, site)
  }
  await changeSaved(car, asked.account, !asked.account.saved.has(car.id))
}

function announceSaved({ name }: StoredCar): void {
  const link = { label: 'View List', href: '/watchlist' }
  showToast({ title: `${capitalise(readStockWords().one)} Saved In Watchlist`, text: `${name} is now available in your watchlist`, link })
}

/** Completes a save from before the sign-in. Favourites were saved with it; any other vehicle is saved now (WATCH-04, EVT-12). */
async function finishSaving(known: KnownAccount): Promise<void> {
  const car = takePendingCar()
  if (!car) return
  if (!known.saved.has(car.id)) return changeSaved(car, known, true)
  logEvent(VISIT_EVENTS.saveCar, car.id)
  announceSaved(car)
}

async function changeSaved(car: StoredCar, known: KnownAccount, isSaved: boolean): Promise<void> {
  setSaved(known, car.id, isSaved)
  if (isSaved) logEvent(VISIT_EVENTS.saveCar, car.id)
  const fields = { phone_number: known.phone, car_id: car.id }
  const answer = await callSite<typeof saveCarCall>(`/api/watchlist/${isSaved ? 'save' : 'remove'}-car`, { fields })
  const { one } = readStockWords()
  if (!answer.isOk) {
    showToast({ title: `The ${one} was not ${isSaved ? 'saved' : 'removed'}`, text: explain(answer), tone: 'bad' })
    setSaved(known, car.id, !isSaved)
  } else if (isSaved) announceSaved(car)
  else showToast({ title: `${capitalise(one)} Removed`, text: `${car.name} is no longer in your watchlist` })
}

/** Handles a press on a favourite, watchlist or comparison button. */
export async function press(button: HTMLElement, site: ShopperSite): Promise<void> {
  const car = readStoredCar(button.closest<HTMLElement>('[data-car]')?.dataset.car)
  if (!car) return
  if (button.dataset.keep === 'watchlist') await pressSave(car, site)
  else if (button.dataset.keep === 'compare') pressCompare(car)
  else pressFavourite(car)
  await showSavedState()
}

/** Removes a vehicle from the comparison when its link opens the remaining ones. */
export function dropCompared(slug: string): void {
  const rest = loadCompared().filter((one) => one !== slug)
  remember(MEMORY_KEYS.compare, rest.length > 0 ? rest.join(',') : null)
  rememberCompared(listComparedCars())
}

/** The tray is loaded once something is being compared. */
async function showTray(): Promise<void> {
  if (loadCompared().length === 0 && !document.getElementById('compare-tray')) return
  const { renderCompareTray } = await import('./compare-tray')
  renderCompareTray(listComparedCars(), (slug) => {
    dropCompared(slug)
    void showSavedState()
  })
}
