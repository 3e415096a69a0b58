// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { nameRows, watchNames } from './name-rows'

const head = (label: string, isOpen = true) => `
  <div class="collapsible__toggle-wrap">
    <button class="collapsible__toggle collapsible__toggle--${isOpen ? 'open' : 'collapsed'}"><span>Toggle block</span></button>
    <div class="collapsible__drag" role="button" tabindex="0"></div>
    <div class="collapsible__header-wrap">${label}</div>
    <div class="collapsible__actions-wrap"><div class="popup array-actions"><button class="popup-button array-actions__button"></button></div></div>
  </div>`

const slide = (at: number, title: string) => `
  <div id="layout-2-slides-row-${at}"><div class="collapsible array-field__row">${head(`<span data-row-title>${title}</span>`, false)}</div></div>`

const PAGE = `
  <div id="layout-row-2"><div class="collapsible blocks-field__row">
    ${head('<span><span>03</span> <strong data-row-title>Hero</strong> <span>Hidden</span> <span>Big words</span></span>')}
    <div class="array-field"><header class="array-field__header"><h3 class="array-field__title">Slides <span>*</span></h3></header>
      ${slide(0, 'Summer sale')}${slide(1, 'Winter sale')}
    </div>
  </div></div>
  <div class="collapsible collapsible-field__collapsible">${head('<div class="row-label">Search engines</div>')}</div>`

const namesIn = (part: Document) => [...part.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))

test('A11Y-01: toggle, drag handle and menu of every row name their row, and no two are called the same', () => {
  document.body.innerHTML = PAGE
  nameRows(document)
  expect(namesIn(document)).toEqual([
    'Toggle block 3, Hero',
    'Move block 3, Hero',
    'Actions of block 3, Hero',
    'Toggle row 1 of Slides, Summer sale, in block 3, Hero',
    'Move row 1 of Slides, Summer sale, in block 3, Hero',
    'Actions of row 1 of Slides, Summer sale, in block 3, Hero',
    'Toggle row 2 of Slides, Winter sale, in block 3, Hero',
    'Move row 2 of Slides, Winter sale, in block 3, Hero',
    'Actions of row 2 of Slides, Winter sale, in block 3, Hero',
    'Toggle Search engines',
    'Move Search engines',
    'Actions of Search engines',
  ])
  const toggles = [...document.querySelectorAll('.collapsible__toggle')]
  expect(toggles.map((toggle) => toggle.getAttribute('aria-expanded'))).toEqual(['true', 'false', 'false', 'true'])
})

test('A11Y-01: names follow when rows move, are renamed or fold, and no longer once the admin is left', async () => {
  document.body.innerHTML = PAGE
  const stop = watchNames()
  const row = document.querySelector('#layout-row-2')
  const toggle = row?.querySelector('.collapsible__toggle')
  if (!row || !toggle) throw new Error('no row')
  row.id = 'layout-row-0'
  toggle.className = 'collapsible__toggle collapsible__toggle--collapsed'
  await vi.waitFor(() => expect(toggle.getAttribute('aria-label')).toBe('Toggle block 1, Hero'))
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  const title = row.querySelector('[data-row-title]')
  if (title) title.textContent = 'Banner'
  await vi.waitFor(() => expect(toggle.getAttribute('aria-label')).toBe('Toggle block 1, Banner'))
  stop()
  if (title) title.textContent = 'Later'
  await new Promise((done) => setTimeout(done, 300))
  expect(toggle.getAttribute('aria-label')).toBe('Toggle block 1, Banner')
})
