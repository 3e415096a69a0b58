/** A random stream determined by its seed: the same seed makes the same stock on every machine. */
export type Random = {
  /** In [0, 1). */
  next: () => number
  /** A whole number from `low` to `high`, inclusive. */
  int: (low: number, high: number) => number
  between: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
  /** Picks an entry by weight; the weights may have any sum. */
  weighted: <Item>(entries: readonly (readonly [Item, number])[]) => Item
  /** Picks `count` different items, in the order of the list. */
  sample: <Item>(items: readonly Item[], count: number) => Item[]
}

/** FNV-1a over the text: turns 'harbour-city-motors/17' into a seed. */
export function hashSeed(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** mulberry32: small, fast and even enough for demonstration stock; not for cryptography. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <Item>(items: readonly Item[]): Item => at(items, int(0, items.length - 1))
  const weighted = <Item>(entries: readonly (readonly [Item, number])[]): Item => {
    let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    const hit = entries.find(([, weight]) => (rest -= weight) < 0)
    return (hit ?? at(entries, entries.length - 1))[0]
  }
  const sample = <Item>(items: readonly Item[], count: number): Item[] => {
    let wanted = Math.min(count, items.length)
    return items.filter((_, index) => {
      const isTaken = next() < wanted / (items.length - index)
      if (isTaken) wanted -= 1
      return isTaken
    })
  }
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick,
    weighted,
    sample,
  }
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error('Nothing to choose from')
  return item
}
