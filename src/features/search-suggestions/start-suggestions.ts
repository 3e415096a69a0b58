import { keepRecent } from './recent-searches'
import { callSuggestions } from './suggestion-call'
import { drawList, fillList, fillWithMessage, placeList } from './suggestion-list'

/** Long enough that a typed word is one question, short enough not to be felt. */
const PAUSE_MS = 160

const valueSetter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

let lists = 0

/** The list of one field: what it holds, which of its lines is marked, and whether it is open. */
class Suggestions {
  readonly #list: HTMLElement
  readonly #status = Object.assign(document.createElement('span'), { className: 'sr-only', role: 'status' })
  #asked: AbortController | null = null
  #marked = -1

  constructor(private readonly field: HTMLInputElement) {
    const id = `suggestions-${++lists}`
    this.#list = drawList(id, 'Suggestions')
    field.after(this.#list, this.#status)
    field.role = 'combobox'
    field.ariaAutoComplete = 'list'
    field.ariaExpanded = 'false'
    field.setAttribute('aria-controls', id)
    // the field keeps the focus while somebody points at a line
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault())
    this.#list.addEventListener('click', (event) => this.#choose(event))
  }

  get #lines(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('[role=option]')]
  }

  /** Whether the field is one of places in a form that closes when it is sent. */
  get #isInSheet(): boolean {
    return this.field.dataset.suggest === 'places' && this.field.form?.hasAttribute('popover') === true
  }

  get #isOpen(): boolean {
    return this.field.ariaExpanded === 'true'
  }

  /** Asks for what is typed now; an answer to something typed before is dropped. */
  async ask(pause = PAUSE_MS): Promise<void> {
    this.#asked?.abort()
    const { signal } = (this.#asked = new AbortController())
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return
    const suggested = await callSuggestions(this.field.dataset.suggest ?? '', this.field.value.trim(), signal).catch(() => null)
    if (signal.aborted || suggested === null || document.activeElement !== this.field) return
    const { groups, message } = suggested
    if (message === null) fillList(this.#list, groups)
    else fillWithMessage(this.#list, message)
    this.#mark(-1)
    const count = this.#lines.length
    this.#status.textContent = message ?? (count === 1 ? '1 suggestion' : count > 0 ? `${count} suggestions` : '')
    if (count > 0 || message !== null) this.#open()
    else this.close()
  }

  #open(): void {
    placeList(this.#list, this.field)
    this.#list.showPopover()
    this.field.ariaExpanded = 'true'
  }

  close(): void {
    this.#asked?.abort()
    if (!this.#isOpen) return
    this.#mark(-1)
    this.#list.hidePopover()
    this.field.ariaExpanded = 'false'
    this.#status.textContent = ''
  }

  follow(): void {
    if (this.#isOpen) placeList(this.#list, this.field)
  }

  #mark(index: number): void {
    const lines = this.#lines
    this.#marked = index
    lines.forEach((line, at) => (line.ariaSelected = String(at === index)))
    const line = lines[index]
    if (line) {
      this.field.setAttribute('aria-activedescendant', line.id)
      line.scrollIntoView({ block: 'nearest' })
    } else this.field.removeAttribute('aria-activedescendant')
  }

  /** Round through the lines and the field itself, which is the place -1. */
  #step(by: 1 | -1): void {
    const places = this.#lines.length + 1
    this.#mark(((this.#marked + 1 + by + places) % places) - 1)
  }

  #choose({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): void {
    const line = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null
    if (!line) return
    const { value, label = '' } = line.dataset
    this.close()
    if (value !== undefined) {
      // as keys do it: React takes no notice of a value that was set through the field itself
      valueSetter?.call(this.field, value)
      this.field.dispatchEvent(new Event('input', { bubbles: true }))
      return
    }
    const href = line.getAttribute('href') ?? ''
    if (href.startsWith('/search')) keepRecent({ label, href })
    if (metaKey || ctrlKey || shiftKey) return
    // what was typed led here and is no keyword of what is asked next; without the focus the field follows the results
    this.field.value = this.field.defaultValue
    this.field.blur()
  }

  press(event: KeyboardEvent): void {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (this.#isOpen) this.#step(event.key === 'ArrowDown' ? 1 : -1)
      else void this.ask(0)
    } else if (event.key === 'Escape' && this.#isOpen) {
      event.preventDefault()
      event.stopPropagation()
      this.close()
    } else if (event.key === 'Enter') {
      const line = this.#isOpen && this.#lines[this.#marked]
      // the sheet of filters would close over 'Invalid postcode' (SRCH-22); it searches for what was typed by itself
      if (line || this.#isInSheet) event.preventDefault()
      if (line) line.click()
      else this.close()
    } else if (event.key === 'Tab') this.close()
  }
}

/** Makes a plain field that has the focus a combobox: what it offers stands below it, and Enter without a marked line sends its form as before (SRCH-09). */
export function startSuggestions(field: HTMLInputElement): void {
  if (field.role === 'combobox') return
  const suggestions = new Suggestions(field)
  field.addEventListener('input', () => void suggestions.ask())
  field.addEventListener('focus', () => void suggestions.ask())
  field.addEventListener('blur', () => suggestions.close())
  field.addEventListener('keydown', (event) => suggestions.press(event))
  field.form?.addEventListener('submit', () => {
    suggestions.close()
    const words = field.value.trim()
    if (field.dataset.suggest === 'stock') keepRecent({ label: words, href: `/search?${new URLSearchParams({ query: words })}` })
  })
  const follow = () => suggestions.follow()
  window.addEventListener('scroll', follow, { passive: true, capture: true })
  window.addEventListener('resize', follow, { passive: true })
  void suggestions.ask(0)
}
