/** At most so many values by key; the one used longest ago goes first. */
export class LastUsed<Key, Value> {
  private readonly values = new Map<Key, Value>()

  constructor(private readonly most: number) {}

  use(key: Key): Value | undefined {
    const value = this.values.get(key)
    if (value !== undefined) this.keep(key, value)
    return value
  }

  keep(key: Key, value: Value): void {
    this.values.delete(key)
    this.values.set(key, value)
    const oldest = this.values.size > this.most ? this.values.keys().next() : undefined
    if (oldest?.done === false) this.values.delete(oldest.value)
  }
}
