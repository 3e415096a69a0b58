import { cache } from 'react'

/**
 * Wraps the read of a route, so that a page and its metadata share one result per render. React's `cache` alone is not enough: Next.js gives each
 * of the two a promise of its own, so the result is kept by what the promises contain (PERF-09).
 * @param read Reads the data of a page from its parameters. A rejection is shared as well.
 */
export function oncePerRender<Params, Result>(read: (params: Params) => Promise<Result>): (params: Promise<Params>) => Promise<Result> {
  const startedReads = cache(() => new Map<string, Promise<Result>>())
  return async (promised) => {
    const params = await promised
    const [reads, key] = [startedReads(), JSON.stringify(params)]
    const result = reads.get(key) ?? read(params)
    reads.set(key, result)
    return result
  }
}
