import type { LinkQuestion } from '@/domain/pages/links/link-question'
import type { LinksDecision } from '@/domain/pages/links/linked-page'

/** A question on show. `decide` takes null when the person cancels. */
export type Asked = { question: LinkQuestion; decide: (decision: LinksDecision | null) => void }

let current: Asked | null = null
const listeners = new Set<() => void>()

function set(next: Asked | null): void {
  current = next
  for (const listener of listeners) listener()
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the question on show, or null. */
export const readAsked = () => current

/** Shows a question and returns the decision; null for a cancelled one. A question that is still open counts as cancelled. */
export function askPerson(question: LinkQuestion): Promise<LinksDecision | null> {
  current?.decide(null)
  return new Promise((resolve) => {
    set({
      question,
      decide: (decision) => {
        set(null)
        resolve(decision)
      },
    })
  })
}
