import { LRUCache } from 'lru-cache'

/** Thrown when too many files are being made; a later retry may succeed. */
export class BusyError extends Error {}

export type FileCacheOptions = {
  /** Size of the cache in bytes; the least recently used files are evicted first. */
  mostBytes: number
  /** The number of files made at the same time. */
  mostAtOnce: number
  /** The number of requests that may queue; further ones are refused. */
  mostWaiting: number
}

export type FileCache = {
  /**
   * Returns the file of a key: from the cache, from the run in progress, or made now and streamed while it grows. The key must change with
   * the content.
   * @throws BusyError when too many requests are waiting.
   */
  open: (key: string, make: () => Promise<ReadableStream<Uint8Array>>) => Promise<ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>>
}

/** lru-cache requires whole numbers above 0 */
const sizeOf = ({ byteLength }: Uint8Array) => Math.max(1, byteLength)

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Limits how many callers run at a time. Each releases its slot with the function that `take` returns. */
function createSlots({ mostAtOnce, mostWaiting }: Pick<FileCacheOptions, 'mostAtOnce' | 'mostWaiting'>) {
  const waiting: (() => void)[] = []
  let running = 0
  const release = () => {
    running -= 1
    waiting.shift()?.()
  }
  return async function take(): Promise<() => void> {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw new BusyError('too many files are being made')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    running += 1
    return release
  }
}

/** Creates a cache for files that are costly to make: each file is made once, with limited concurrency (API-18). */
export function createFileCache(options: FileCacheOptions): FileCache {
  const files = new LRUCache<string, Uint8Array<ArrayBuffer>>({ maxSize: options.mostBytes, sizeCalculation: sizeOf })
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const takeSlot = createSlots(options)

  const start = async (key: string, make: () => Promise<ReadableStream<Uint8Array>>) => {
    const release = await takeSlot()
    try {
      const [forVisitor, forCache] = (await make()).tee()
      const whole = collect(forCache)
      whole
        .then((file) => files.set(key, file))
        .catch(() => undefined)
        .finally(release)
      return { forVisitor, whole }
    } catch (error) {
      release()
      throw error
    }
  }

  return {
    open: async (key, make) => {
      const file = files.get(key)
      if (file) return file
      const other = underWay.get(key)
      if (other) return other
      const started = start(key, make)
      const whole = started.then((one) => one.whole).finally(() => underWay.delete(key))
      underWay.set(key, whole)
      whole.catch(() => undefined)
      return (await started).forVisitor
    },
  }
}
