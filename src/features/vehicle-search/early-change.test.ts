// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { LAYOUT_FIELD } from '@/ui/pages/search-results/layout-options'
import { hasEarlyChange } from './early-change'

function readForm(controls: string): HTMLFormElement {
  document.body.innerHTML = `<form id="filters">${controls}</form>`
  const form = document.querySelector('form')
  if (!form) throw new Error('no form')
  return form
}

const setActivation = (hasBeenActive: boolean | undefined) =>
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: hasBeenActive === undefined ? undefined : { hasBeenActive, isActive: false },
  })

afterEach(() => {
  document.body.innerHTML = ''
  Reflect.deleteProperty(navigator, 'userActivation')
})

const BOX = '<input type="checkbox" name="body" value="SUV">'
const CHOSEN = '<input type="checkbox" name="body" value="SUV" checked>'
const WORDS = '<input name="q" value="hatch">'
const SORT = '<select name="sort"><option value="price">Price</option><option value="newest" selected>Newest</option></select>'
const BARE_SORT = '<select name="sort"><option value="price">Price</option><option value="newest">Newest</option></select>'
const ALL = [BOX, CHOSEN, WORDS, SORT, BARE_SORT]

/** Changes the only control of a form, as a visitor does. */
function change(form: HTMLFormElement): void {
  const [control] = form.elements
  if (control instanceof HTMLSelectElement) control.selectedIndex = 1 - control.selectedIndex
  else if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = !control.checked
  else if (control instanceof HTMLInputElement) control.value = 'ute'
}

test.each(ALL)('SRCH-08: sees what was changed before the scripts arrived, in %s', (control) => {
  setActivation(true)
  const form = readForm(control)
  expect(hasEarlyChange(form)).toBe(false)
  change(form)
  expect(hasEarlyChange(form)).toBe(true)
})

test.each([false, undefined])('SRCH-08: values that the browser restored are no change of the visitor: %s', (active) => {
  setActivation(active)
  const form = readForm(BOX)
  change(form)
  expect(hasEarlyChange(form)).toBe(false)
})

test('LOOK-15: the layout of the results is not searched for', () => {
  setActivation(true)
  const form = readForm(`<input type="radio" name="${LAYOUT_FIELD}" value="list">`)
  const [radio] = form.elements
  if (radio instanceof HTMLInputElement) radio.checked = true
  expect(hasEarlyChange(form)).toBe(false)
})
