import { LRUCache } from 'lru-cache'

/** Told to whom asks while too many files are being made: ask again in a moment. */
export class BusyError extends Error {}

export type FileKeeperOptions = {
  /** Bytes of finished files that are kept; the longest unused go first. */
  mostBytes: number
  /** Files made at the same time. */
  mostAtOnce: number
  /** Orders that wait for their turn; further ones are refused. */
  mostWaiting: number
}

export type FileKeeper = {
  /**
   * The file of a key: kept, under way, or made now and streamed while it grows. A key stands for its content: it changes with it.
   * @throws BusyError when too many are waiting.
   */
  open: (key: string, make: () => Promise<ReadableStream<Uint8Array>>) => Promise<ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>>
}

/** lru-cache counts in whole numbers above 0. */
const sizeOf = ({ byteLength }: Uint8Array) => Math.max(1, byteLength)

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Turns for a bounded number at a time; a turn is given back by what `take` answers. */
function createTurns({ mostAtOnce, mostWaiting }: Pick<FileKeeperOptions, 'mostAtOnce' | 'mostWaiting'>) {
  const waiting: (() => void)[] = []
  let running = 0
  const giveBack = () => {
    running -= 1
    waiting.shift()?.()
  }
  return async function take(): Promise<() => void> {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw new BusyError('too many files are being made')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    running += 1
    return giveBack
  }
}

/** Keeps files that are costly to make: each is made once, few at a time, and kept while there is room (API-18). */
export function createFileKeeper(options: FileKeeperOptions): FileKeeper {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({ maxSize: options.mostBytes, sizeCalculation: sizeOf })
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const takeTurn = createTurns(options)

  const start = async (key: string, make: () => Promise<ReadableStream<Uint8Array>>) => {
    const giveBack = await takeTurn()
    try {
      const [forVisitor, forKeeping] = (await make()).tee()
      const whole = collect(forKeeping)
      whole
        .then((file) => kept.set(key, file))
        .catch(() => undefined)
        .finally(giveBack)
      return { forVisitor, whole }
    } catch (error) {
      giveBack()
      throw error
    }
  }

  return {
    open: async (key, make) => {
      const file = kept.get(key)
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
