import { createServer, type IncomingMessage } from 'node:http'
import { z } from 'zod'

const documentsSchema = z.array(z.looseObject({ id: z.number() }))
const swapSchema = z.array(z.object({ indexes: z.tuple([z.string(), z.string()]) }))

type StubIndex = { documents: Map<number, Record<string, unknown>>; settings: unknown }
type Answer = { status: number; body: unknown }
const NO_INDEX: Answer = { status: 404, body: { message: 'no such index', code: 'index_not_found', type: 'invalid_request', link: '' } }

/**
 * Simulates the part of Meilisearch's API that indexing uses, for behaviour that a real server can't produce on demand: refusing a write,
 * hanging, or losing its data. It returns no results; searches are tested on the real server.
 */
export class MeilisearchStub {
  readonly indexes = new Map<string, StubIndex>()
  /** Ids of documents in the order they were sent, over all indexes. */
  readonly sent: number[] = []
  /** Tasks of this type are accepted and then fail. */
  failing: string | null = null
  /** Whether requests are accepted but never answered. */
  isHanging = false
  host = ''
  private readonly tasks: { type: string; status: string }[] = []
  private readonly server = createServer((request, response) => {
    void this.answer(request).then(({ status, body }) => {
      if (!this.isHanging) response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    const address = this.server.address()
    this.host = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    return this
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  listIds(uid: string): number[] {
    return [...(this.indexes.get(uid)?.documents.keys() ?? [])].sort((one, other) => one - other)
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    let text = ''
    for await (const part of request) text += part
    const body: unknown = text === '' ? null : JSON.parse(text)
    const path = new URL(request.url ?? '/', 'http://stub').pathname.split('/').slice(1)
    if (path[0] === 'tasks')
      return { status: 200, body: { uid: Number(path[1]), ...this.tasks[Number(path[1])], error: { message: 'refused by the stub' } } }
    if (path[0] === 'swap-indexes') return this.enqueue('indexSwap', () => this.swap(swapSchema.parse(body)))
    if (path[0] === 'multi-search') return NO_INDEX
    return this.answerIndexes(`${request.method} ${path.slice(2).join('/')}`.trim(), path[1], body)
  }

  private answerIndexes(route: string, uid: string | undefined, body: unknown): Answer {
    if (uid === undefined) {
      const created = z.object({ uid: z.string() }).parse(body).uid
      return this.enqueue('indexCreation', () => this.indexes.set(created, { documents: new Map(), settings: null }))
    }
    const index = this.indexes.get(uid)
    if (index === undefined) return NO_INDEX
    if (route === 'GET') return { status: 200, body: { uid } }
    if (route === 'DELETE') return this.enqueue('indexDeletion', () => this.indexes.delete(uid))
    if (route === 'GET stats') return { status: 200, body: { numberOfDocuments: index.documents.size } }
    if (route === 'PATCH settings') return this.enqueue('settingsUpdate', () => (index.settings = body))
    if (route === 'POST documents') return this.enqueue('documentAdditionOrUpdate', () => this.add(index, body))
    if (route === 'POST documents/delete-batch') {
      return this.enqueue('documentDeletion', () =>
        z
          .array(z.number())
          .parse(body)
          .forEach((id) => index.documents.delete(id)),
      )
    }
    return { status: 500, body: { message: `the stub does not know ${route}` } }
  }

  private enqueue(type: string, act: () => unknown): Answer {
    const isFailing = this.failing === type
    if (!isFailing) act()
    this.tasks.push({ type, status: isFailing ? 'failed' : 'succeeded' })
    return { status: 202, body: { taskUid: this.tasks.length - 1, indexUid: null, status: 'enqueued', type, enqueuedAt: '' } }
  }

  private add(index: StubIndex, body: unknown): void {
    for (const document of documentsSchema.parse(body)) {
      index.documents.set(document.id, document)
      this.sent.push(document.id)
    }
  }

  private swap(pairs: z.infer<typeof swapSchema>): void {
    for (const { indexes } of pairs) {
      const [one, other] = indexes.map((uid) => this.indexes.get(uid))
      if (one && other) this.indexes.set(indexes[0], other).set(indexes[1], one)
    }
  }
}
