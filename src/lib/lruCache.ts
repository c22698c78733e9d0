/** Cache with a limited size; `set` moves an entry to the end and evicts the first one. */
export class LruCache<K, V> extends Map<K, V> {
  readonly limit: number;

  /** @param limit number of entries */
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
