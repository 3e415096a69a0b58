import { countSuggestions } from '@/ui/primitives/combobox/count-suggestions'
import { rememberSearch } from './recent-searches'
import { callSuggestions } from './suggestion-call'
import { createList, fillList, fillWithMessage, positionList } from './suggestion-list'

/** Debounce time: one request per word without a noticeable delay. */
const PAUSE_MS = 160

const valueSetter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

let lists = 0

/** The suggestions of one field: options, the marked option, and whether the list is open. */
class Suggestions {
  readonly #list: HTMLElement
  readonly #status = Object.assign(document.createElement('span'), { className: 'sr-only', role: 'status' })
  #asked: AbortController | null = null
  #marked = -1

  constructor(private readonly field: HTMLInputElement) {
    const id = `suggestions-${++lists}`
    this.#list = createList(id, 'Suggestions')
    field.after(this.#list, this.#status)
    field.role = 'combobox'
    field.ariaAutoComplete = 'list'
    field.ariaExpanded = 'false'
    field.setAttribute('aria-controls', id)
    // Keep the focus in the field while the pointer is on an option.
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault())
    this.#list.addEventListener('click', (event) => this.#choose(event))
  }

  get #lines(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('[role=option]')]
  }

  /** Checks whether this is a place field in a sheet that closes on submit. */
  get #isInSheet(): boolean {
    return this.field.dataset.suggest === 'places' && this.field.form?.hasAttribute('popover') === true
  }

  get #isOpen(): boolean {
    return this.field.ariaExpanded === 'true'
  }

  /** Requests suggestions for the current text. Outdated responses are dropped. */
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
    this.#status.textContent = message ?? (count > 0 ? countSuggestions(count) : '')
    if (count > 0 || message !== null) this.#open()
    else this.close()
  }

  #open(): void {
    positionList(this.#list, this.field)
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
    if (this.#isOpen) positionList(this.#list, this.field)
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

  /** Moves through the options and the field itself (index -1), wrapping around. */
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
      // Use the native setter: React ignores values that are set on the element.
      valueSetter?.call(this.field, value)
      this.field.dispatchEvent(new Event('input', { bubbles: true }))
      return
    }
    const href = line.getAttribute('href') ?? ''
    if (href.startsWith('/search')) rememberSearch({ label, href })
    if (metaKey || ctrlKey || shiftKey) return
    // The text has served its purpose and isn't a keyword; without the focus the field follows the results.
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
      // Submitting would close the filter sheet over 'Invalid postcode' (SRCH-22), and the sheet searches as the visitor types anyway.
      if (line || this.#isInSheet) event.preventDefault()
      if (line) line.click()
      else this.close()
    } else if (event.key === 'Tab') this.close()
  }
}

/** Turns a focused field into a combobox. Enter without a marked option submits its form as before (SRCH-09). */
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
    if (field.dataset.suggest === 'stock') rememberSearch({ label: words, href: `/search?${new URLSearchParams({ query: words })}` })
  })
  const follow = () => suggestions.follow()
  window.addEventListener('scroll', follow, { passive: true, capture: true })
  window.addEventListener('resize', follow, { passive: true })
  void suggestions.ask(0)
}
