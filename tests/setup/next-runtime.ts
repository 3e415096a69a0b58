import { AsyncLocalStorage } from 'node:async_hooks'

// What Next gives a call that runs inside of it, for calls that a test makes by itself: there before anything imports Next.
// Reads are kept by nobody here, as in the product, where our page cache keeps pages and not reads.
Reflect.set(globalThis, 'AsyncLocalStorage', AsyncLocalStorage)
Reflect.set(globalThis, '__incrementalCache', {
  isOnDemandRevalidate: true,
  generateSimpleCacheKey: async (key: string) => key,
  get: async () => null,
  set: async () => undefined,
})
