import type { Values } from './saver'

type Ports = { readForm: () => Values; refill: (values: Values) => Promise<void> }

/**
 * Keeps the form's values when the page is refreshed. Payload's form then takes the state that the server rendered, which may be older than
 * what was typed or taken over from others since (EDT-02).
 */
export class RefreshGuard {
  #before: Values | null = null
  #refill: Promise<void> = Promise.resolve()

  constructor(private readonly ports: Ports) {}

  /** Called when the page was refreshed, before the form takes the state of the server. */
  note(): void {
    this.#before = this.ports.readForm()
  }

  /** Restores the values once a refresh has replaced them. Called when the form's fields have changed. */
  undo(): void {
    const values = this.#before
    if (values === null) return
    this.#before = null
    // the form can't be changed while React runs its effects
    this.#refill = Promise.resolve()
      .then(() => this.ports.refill(values))
      .catch((error: unknown) => console.error(error))
  }

  /** Waits until the form shows its own values again. */
  rest = (): Promise<void> => this.#refill
}
