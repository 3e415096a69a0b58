import { AsyncLocalStorage } from 'node:async_hooks'

// Provides what Next gives to calls, for calls that a test makes itself. Must run before anything imports Next. Reads are not cached, as in
// the product, where the page cache stores pages and not reads.
Reflect.set(globalThis, 'AsyncLocalStorage', AsyncLocalStorage)
Reflect.set(globalThis, '__incrementalCache', {
  isOnDemandRevalidate: true,
  generateSimpleCacheKey: async (key: string) => key,
  get: async () => null,
  set: async () => undefined,
})
