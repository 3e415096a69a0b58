export type ToastTone = 'good' | 'bad' | 'plain'

export type ToastMessage = {
  title: string
  text?: string
  /** Where to go from here: 'View List'. */
  link?: { label: string; href: string }
  tone?: ToastTone
  /** How long it stays, in milliseconds, where that is not the usual time. */
  staysMs?: number
}

type Listener = (message: ToastMessage) => void

/** A dialog brings a place of its own for messages, which is heard as long as it is there. */
const listeners: Listener[] = []
let waiting: ToastMessage | null = null

/** Tells the visitor something in passing: one message at a time, the newest (MISC-07). */
export function showToast(message: ToastMessage): void {
  const listener = listeners.at(-1)
  if (listener) listener(message)
  else waiting = message
}

/** The place on the page that shows messages; what was said before it was there is said now. */
export function hearToasts(heard: Listener): () => void {
  listeners.push(heard)
  const early = waiting
  waiting = null
  if (early) heard(early)
  return () => {
    listeners.splice(listeners.indexOf(heard), 1)
  }
}
