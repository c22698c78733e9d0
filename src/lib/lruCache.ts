/**
 * A Map with a limited number of entries: if there are more, `set` evicts the entry that was set longest ago. `get` does
 * not change the order.
 */
export class LruCache<K, V> extends Map<K, V> {
  readonly limit: number;

  /** @param limit maximum number of entries */
  constructor(limit: number) {
    super();
    this.limit = limit;
  }

  override set(key: K, value: V): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.limit && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
