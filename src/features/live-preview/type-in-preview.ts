import type { ClickedText } from '@/domain/editing/preview/preview-message'
import { listenToEditor, notifyEditor, readClicked } from './notify-editor'

/** Marks a clicked text that can be typed into. */
const MAY_TYPE = 'data-preview-may-type'
const HINT = 'Click again to type here.'

/** Returns the element's only text, or null. Icons beside it stay as they are. */
function onlyText(element: Element): Text | null {
  const [text, ...others] = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '')
  return text instanceof Text && others.length === 0 ? text : null
}

const isSame = (one: ClickedText, other: ClickedText) => one.id === other.id && one.text === other.text && one.nth === other.nth

type Ports = {
  adminOrigin: string
  /** Called with the block while it must not be rendered again, and with null afterwards. */
  onTyping: (id: string | null) => void
}

/** Turns a text of the page into one that can be typed into, until Enter, Escape, or a click elsewhere (EDT-06). */
function typeInto(text: Text, id: string, { adminOrigin, onTyping }: Ports): void {
  const before = text.data
  const input = document.createElement('span')
  input.dataset.previewTyping = ''
  // React knows the text node, so it stays, and returns to its place afterwards
  text.replaceWith(input)
  input.append(text)
  input.setAttribute('contenteditable', 'plaintext-only')
  input.setAttribute('role', 'textbox')
  input.setAttribute('aria-label', 'Text of the page')
  input.style.whiteSpace = 'pre-wrap'
  onTyping(id)
  const send = (value: string) => notifyEditor(adminOrigin, { type: 'forecourt-typed', value: value.trim() })
  const end = () => {
    input.removeEventListener('blur', end)
    text.data = input.textContent ?? ''
    input.replaceWith(text)
    notifyEditor(adminOrigin, { type: 'forecourt-end-typing' })
    onTyping(null)
  }
  input.addEventListener('input', () => send(input.textContent ?? ''))
  input.addEventListener('blur', end)
  input.addEventListener('keydown', (event) => {
    event.stopPropagation()
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Escape') {
      input.textContent = before
      send(before)
    }
    input.blur()
  })
  input.focus({ preventScroll: true })
  window.getSelection()?.selectAllChildren(input)
  window.getSelection()?.collapseToEnd()
}

/** Puts the caret where the mouse is. */
function placeCaret({ clientX, clientY }: MouseEvent): void {
  const at = 'caretPositionFromPoint' in document ? document.caretPositionFromPoint(clientX, clientY) : null
  if (at?.offsetNode instanceof Text && at.offsetNode.parentElement?.closest('[data-preview-typing]'))
    window.getSelection()?.collapse(at.offsetNode, at.offset)
}

/**
 * Lets the editor type into a text of the preview: the first click opens its field in the form (EDT-05), and a second one on the same text puts
 * the caret into it (EDT-06). The admin decides whether it may be typed into, because only the form knows the text's field.
 */
export function watchTyping(ports: Ports): () => void {
  const { adminOrigin } = ports
  let selected: { target: Element; clicked: ClickedText; isAsked: MouseEvent | null } | null = null
  const unselect = () => {
    selected?.target.removeAttribute(MAY_TYPE)
    selected?.target.removeAttribute('title')
    selected = null
  }
  const begin = (event: MouseEvent) => {
    const text = selected && onlyText(selected.target)
    if (!selected || !text) return
    const { clicked } = selected
    unselect()
    notifyEditor(adminOrigin, { type: 'forecourt-begin-typing', ...clicked })
    typeInto(text, clicked.id, ports)
    placeCaret(event)
  }
  const note = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('[data-preview-typing], [data-preview-control]')) return
    const block = event.target.closest<HTMLElement>('[data-preview-block]')
    const id = block?.dataset.previewBlock
    if (selected?.target === event.target) {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (selected.target.hasAttribute(MAY_TYPE)) return begin(event)
      selected.isAsked = event
      return
    }
    unselect()
    // a form's own button would be pressed by the space key
    if (block && id && onlyText(event.target) && !event.target.closest('button'))
      selected = { target: event.target, clicked: { id, ...readClicked(block, event.target) }, isAsked: null }
  }
  const stop = listenToEditor(adminOrigin, (message) => {
    if (message.kind !== 'may-type' || !selected || !isSame(selected.clicked, message)) return
    selected.target.setAttribute(MAY_TYPE, '')
    selected.target.setAttribute('title', HINT)
    if (selected.isAsked) begin(selected.isAsked)
  })
  // on the window, so that it comes before the listener that opens the form
  window.addEventListener('click', note, true)
  return () => {
    stop()
    window.removeEventListener('click', note, true)
  }
}
