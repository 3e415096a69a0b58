import type { ChangedText } from '@/domain/editing/preview/changed-text'

/** The texts that were changed in the page itself, by block, with the data that React knows. */
const typed = new Map<string, Map<Text, string>>()
const OWN = '[data-preview-control], [data-preview-typing], script, style'

function listTexts(block: Element, words: string): Text[] {
  const found: Text[] = []
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node instanceof Text && node.data.trim() === words && !node.parentElement?.closest(OWN)) found.push(node)
  return found
}

/** Shows a typed text of a block at once, before the server has rendered the block (EDT-30). Returns whether the block contains it. */
export function showTyped(id: string, { from, to }: ChangedText): boolean {
  const block = [...document.querySelectorAll<HTMLElement>('[data-preview-block]')].find((one) => one.dataset.previewBlock === id)
  const found = block ? listTexts(block, from) : []
  const known = typed.get(id) ?? new Map<Text, string>()
  for (const text of found) {
    if (!known.has(text)) known.set(text, text.data)
    text.data = text.data.replace(from, () => to)
  }
  if (known.size > 0) typed.set(id, known)
  return found.length > 0
}

export const hasTyped = (id: string): boolean => typed.has(id)

/**
 * Puts back what React knows. To be called just before React changes the block: it skips a text that equals the one it knows, and the typed
 * one would stay.
 */
export function dropTyped(id: string): void {
  for (const [text, known] of typed.get(id) ?? []) text.data = known
  typed.delete(id)
}
