/**
 * Returns a value that the whole process shares. Proxy, pages, calls and the cache handler are separate bundles with their own module
 * state, but they run in one process with one global object.
 */
export function processGlobal<Value>(name: string): { value?: Value } {
  const symbol = Symbol.for(name)
  return {
    get value(): Value | undefined {
      return Reflect.get(globalThis, symbol)
    },
    set value(value: Value | undefined) {
      Reflect.set(globalThis, symbol, value)
    },
  }
}
