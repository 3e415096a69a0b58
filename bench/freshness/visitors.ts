import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answered, ask, readText } from '../ask'
import { judgeRead, readShown, type Shown } from './judge'
import type { Page } from './subjects'

const ACCEPTED = ['br', 'gzip', 'br, gzip', 'identity', 'gzip;q=1.0, br;q=0.5', ''] as const
const LONGEST_PAUSE_MS = 25
const MOST_NOTES = 20

/** A time in which a process can't know of changes, so that it may send what was live before (REL-03, REL-11). */
export type Excuse = { port: number; from: number; until: number }

/** Counts of one part of the run. */
export class Tally {
  reads = 0
  hits = 0
  notModified = 0
  crossings = 0
  /** Outdated responses. */
  stale = 0
  /** Outdated responses within an excused time, and the longest time that one was late. */
  excused = 0
  excusedMs = 0
  /** Responses of 503 while a process had no database. */
  away = 0
  readonly codings = new Map<string, number>()
  readonly failures: string[] = []

  note(text: string): void {
    if (this.failures.length >= MOST_NOTES) return
    this.failures.push(text)
    console.error(text)
  }
}

/** Visitors who read all pages of both processes, as long as the run lasts, and judge each response. */
export class Visitors {
  tally = new Tally()
  excuses: Excuse[] = []
  private isOver = false
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
  /** process, page and validator → what the page with this validator showed */
  private readonly known = new Map<string, Shown>()
  private all: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly pages: readonly Page[],
    private readonly ports: readonly number[],
  ) {}

  start(count: number): void {
    this.all = Promise.all(Array.from({ length: count }, (_, place) => this.visit(place)))
  }

  async stop(): Promise<void> {
    this.isOver = true
    await this.all
    this.agent.destroy()
  }

  /** Reads a page once. Returns its validator. */
  async read(page: Page, port: number, accepted: string, validator: string): Promise<string> {
    const { tally } = this
    const needed = page.subjects.map(({ live }) => live)
    const headers = {
      ...(accepted === '' ? {} : { 'accept-encoding': accepted }),
      ...(validator === '' ? {} : { 'if-none-match': validator }),
    }
    const startedAt = Date.now()
    try {
      const answer = await ask({ agent: this.agent, port, host: page.host, path: page.path, headers })
      tally.reads += 1
      const isExcused = this.isExcused(port, startedAt)
      if (answer.status === 503 && isExcused) tally.away += 1
      if (answer.status >= 500) {
        if (!isExcused || answer.status !== 503) tally.note(`${page.path} of ${port}: ${answer.status}`)
        return ''
      }
      const shown = await this.readShown(page, port, answer, validator)
      if (shown === null) return ''
      const finding = judgeRead({ page, needed, startedAt, endedAt: answer.endedAt, shown })
      if (finding.kind === 'unreadable') tally.note(`${page.path} of ${port}: ${finding.what}`)
      if (finding.kind === 'stale') {
        if (isExcused) tally.excused += 1
        else tally.stale += 1
        if (isExcused) tally.excusedMs = Math.max(tally.excusedMs, finding.lateMs)
        else tally.note(`STALE ${page.path} of ${port}: ${finding.what}, ${finding.lateMs} ms late, ${String(answer.headers['x-cache'])}`)
      }
      return answer.headers.etag ?? ''
    } catch (error) {
      tally.note(`${page.path} of ${port}: ${error instanceof Error ? error.message : String(error)}`)
      return ''
    }
  }

  private isExcused(port: number, at: number): boolean {
    return this.excuses.some((excuse) => excuse.port === port && at >= excuse.from && at < excuse.until)
  }

  private async readShown(page: Page, port: number, answer: Answered, validator: string): Promise<Shown | null> {
    const { tally } = this
    const { status, headers, startedAt, endedAt } = answer
    if (headers['x-cache'] === 'HIT') tally.hits += 1
    tally.crossings += page.windows.filter((one) => [one.startsAt, one.endsAt].some((at) => at > startedAt && at <= endedAt)).length
    const coding = status === 304 ? '304' : (headers['content-encoding'] ?? 'identity')
    tally.codings.set(coding, (tally.codings.get(coding) ?? 0) + 1)
    if (status === 304) {
      tally.notModified += 1
      const shown = this.known.get(`${port} ${page.path} ${validator}`)
      if (!shown) tally.note(`${page.path} of ${port}: 304 for an unknown validator`)
      return shown ?? null
    }
    const text = await readText(answer)
    if (!text.trimEnd().endsWith('</html>')) tally.note(`${page.path} of ${port}: ${status} with an incomplete page`)
    const shown = readShown(page, status, text)
    if (headers.etag !== undefined) this.known.set(`${port} ${page.path} ${headers.etag}`, shown)
    return shown
  }

  private async visit(place: number): Promise<void> {
    const accepted = ACCEPTED[place % ACCEPTED.length] ?? ''
    const isConditional = place % 2 === 0
    const validators = new Map<string, string>()
    for (let turn = place; !this.isOver; turn += 1) {
      const page = this.pages[Math.floor(Math.random() * this.pages.length)]
      const port = this.ports[turn % this.ports.length]
      if (page === undefined || port === undefined) return
      const key = `${port} ${page.path}`
      const validator = await this.read(page, port, accepted, isConditional ? (validators.get(key) ?? '') : '')
      validators.set(key, validator)
      await sleep(Math.random() * LONGEST_PAUSE_MS)
    }
  }
}
