/**
 * A Map with a limited number of entries: `set` moves its entry to the end, and evicts the first entry if there are
 * more.
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
