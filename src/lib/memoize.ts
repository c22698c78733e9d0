/**
 * Memoizes a function by its first argument, an object, in a WeakMap. The other arguments are no part of the cache
 * key: the caller must pass the same ones with the same object.
 */
export function memoize<K extends object, R extends unknown[], V>(
  compute: (key: K, ...others: R) => V,
): (key: K, ...others: R) => V {
  const cache = new WeakMap<K, V>();
  return (key, ...others) => {
    let value = cache.get(key);
    if (value === undefined) {
      value = compute(key, ...others);
      cache.set(key, value);
    }
    return value;
  };
}

/** Returns a function that calls `make` when it is called first, and later returns the same result. */
export function once<T>(make: () => T): () => T {
  let cached: { value: T } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
}
