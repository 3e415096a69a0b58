import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Subject, Trial } from './subjects'
import type { Visitors } from './visitors'

/** Times of publishes in ms. */
export type Published = { count: number; acknowledged: number[]; live: number[] }

const SHORTEST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 500

/** Publishes versions, and reads every page that shows them from every process at once. */
export class Publisher {
  private turn = 0

  constructor(
    private readonly trial: Trial,
    private readonly visitors: Visitors,
    private readonly ports: readonly number[],
  ) {}

  /**
   * Publishes the next version of the next subject.
   * @param port The process that receives it.
   * @returns ms until the save was acknowledged, and until every process had sent every page with it.
   */
  async publish(port: number): Promise<{ acknowledged: number; live: number }> {
    const subject = this.trial.subjects[this.turn % this.trial.subjects.length]
    this.turn += 1
    if (subject === undefined) throw new Error('There is nothing to publish.')
    const began = performance.now()
    await this.send(subject, port)
    const acknowledged = performance.now() - began
    const pages = this.trial.pages.filter(({ subjects }) => subjects.includes(subject))
    await Promise.all(pages.flatMap((page: Page) => this.ports.map((at) => this.visitors.read(page, at, 'br', ''))))
    return { acknowledged, live: performance.now() - began }
  }

  /** Publishes through each process in turn. */
  async publishMany(count: number, ports = this.ports): Promise<Published> {
    const published: Published = { count: 0, acknowledged: [], live: [] }
    for (; published.count < count; published.count += 1) {
      const { acknowledged, live } = await this.publish(ports[published.count % ports.length] ?? 0)
      published.acknowledged.push(acknowledged)
      published.live.push(live)
      await sleep(SHORTEST_PAUSE_MS + Math.random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS))
    }
    return published
  }

  private async send(subject: Subject, port: number): Promise<void> {
    const version = subject.sent + 1
    subject.sent = version
    await subject.publish(version, port)
    subject.acknowledgedAt.set(version, Date.now())
    subject.live = version
  }
}
