/** The tenants to read again, or all of them. */
export type Wanted = 'all' | readonly number[]

const join = (one: Wanted, other: Wanted): Wanted => (one === 'all' || other === 'all' ? 'all' : [...new Set([...one, ...other])])

/**
 * Reads sites again, one read after the other. Two reads at the same time could end in either order, and the outdated one would win until the
 * site's next change. Requests that come during a read share the next one.
 */
export class ReloadQueue {
  private running: Promise<void> = Promise.resolve()
  private next: { wanted: Wanted; done: Promise<void> } | null = null

  /** @param load Reads sites, and puts them into use. */
  constructor(private readonly load: (wanted: Wanted) => Promise<void>) {}

  /** Resolves after a read that began after this call. Rejects when that read fails. */
  reload(wanted: Wanted): Promise<void> {
    if (this.next) this.next.wanted = join(this.next.wanted, wanted)
    else this.next = { wanted, done: this.running.then(() => this.start()) }
    return this.next.done
  }

  private start(): Promise<void> {
    const wanted = this.next?.wanted ?? []
    this.next = null
    const done = this.load(wanted)
    this.running = done.catch(() => undefined)
    return done
  }
}
