import type { StoredCar } from '@/domain/account/stored-cars'
import { capitalise } from '@/domain/text/capitalise'
import { toCompareHref } from '@/domain/vehicle/compare-cars'
import { readStockWords } from '@/ui/primitives/stock-words'

const ID = 'compare-tray'

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = ''): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className, textContent: text })
}

/** The vehicle's picture, which links to its page, and a button that removes it. */
function createCar({ name, slug, primary_image_url }: StoredCar, remove: (slug: string) => void): HTMLElement {
  const item = element('li', 'compare-tray-car')
  const link = Object.assign(element('a', 'compare-tray-link'), { href: `/cars/${slug}`, ariaLabel: name, title: name })
  if (primary_image_url) link.append(Object.assign(element('img', ''), { src: primary_image_url, alt: '', width: 84, height: 56 }))
  const button = Object.assign(element('button', 'compare-tray-remove', '×'), {
    type: 'button',
    ariaLabel: `Remove ${name} from the comparison`,
  })
  button.addEventListener('click', () => remove(slug))
  item.append(link, button)
  return item
}

function findTray(): HTMLElement {
  const found = document.getElementById(ID)
  if (found) return found
  const tray = Object.assign(element('section', 'compare-tray'), { id: ID, ariaLabel: `${capitalise(readStockWords().many)} to compare` })
  const status = Object.assign(element('p', 'sr-only'), { role: 'status' })
  tray.append(element('ul', 'compare-tray-list'), status, element('p', 'compare-tray-action'))
  document.body.append(tray)
  return tray
}

/** Shows the vehicles that are being compared at the foot of the window (LOOK-08). Without any, or on the comparison itself, there is no tray. */
export function renderCompareTray(cars: readonly StoredCar[], remove: (slug: string) => void): void {
  // a comparison without vehicles lists some to choose, so it keeps the tray
  if (cars.length === 0 || window.location.href.includes('/compare?')) return document.getElementById(ID)?.remove()
  const { one, many } = readStockWords()
  const tray = findTray()
  const hadFocus = tray.contains(document.activeElement)
  tray.querySelector('ul')?.replaceChildren(...cars.map((car) => createCar(car, remove)))
  const action = tray.querySelector('.compare-tray-action')
  if (cars.length > 1) {
    const href = toCompareHref(cars.map(({ slug }) => slug))
    action?.replaceChildren(Object.assign(element('a', 'btn btn-action btn-medium', `Compare ${cars.length} ${many}`), { href }))
  } else action?.replaceChildren(`Choose one more ${one} to compare`)
  const [status] = tray.getElementsByClassName('sr-only')
  if (status) status.textContent = cars.length === 1 ? `1 ${one} chosen to compare` : `${cars.length} ${many} chosen to compare`
  if (hadFocus) tray.querySelector<HTMLElement>('button')?.focus()
}
