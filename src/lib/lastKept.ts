/** A map of the entries that were set last; earlier ones are forgotten. */
export class LastKept<K, V> extends Map<K, V> {
  readonly limit: number;

  /** @param limit how many entries are kept */
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
