export type ToastTone = 'good' | 'bad' | 'plain'

export type ToastMessage = {
  title: string
  text?: string
  /** A link to the next step: 'View List'. */
  link?: { label: string; href: string }
  tone?: ToastTone
  /** The duration in ms, if it is not the default. */
  staysMs?: number
}

type Listener = (message: ToastMessage) => void

/** The last listener gets the messages: an open dialog adds its own outlet. */
const listeners: Listener[] = []
let waiting: ToastMessage | null = null

/** Shows a short message. Only the newest is visible (MISC-07). */
export function showToast(message: ToastMessage): void {
  const listener = listeners.at(-1)
  if (listener) listener(message)
  else waiting = message
}

/** Registers an outlet for messages. It receives those from before at once. */
export function subscribeToToasts(heard: Listener): () => void {
  listeners.push(heard)
  const early = waiting
  waiting = null
  if (early) heard(early)
  return () => {
    listeners.splice(listeners.indexOf(heard), 1)
  }
}
