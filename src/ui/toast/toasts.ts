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

let listener: Listener | null = null
let waiting: ToastMessage | null = null

/** Tells the visitor something in passing: one message at a time, the newest. */
export function showToast(message: ToastMessage): void {
  if (listener) listener(message)
  else waiting = message
}

/** The one place on the page that shows messages; what was said before it was there is said now. */
export function hearToasts(heard: Listener): () => void {
  listener = heard
  const early = waiting
  waiting = null
  if (early) heard(early)
  return () => {
    if (listener === heard) listener = null
  }
}
