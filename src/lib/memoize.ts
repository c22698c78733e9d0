/**
 * Memoizes a function by its first argument, an object that a WeakMap holds. The other arguments must be the same for the
 * same object.
 */
export function memoize<K extends object, R extends unknown[], V>(
  compute: (key: K, ...others: R) => V,
): (key: K, ...others: R) => V {
  const known = new WeakMap<K, V>();
  return (key, ...others) => {
    let value = known.get(key);
    if (value === undefined) {
      value = compute(key, ...others);
      known.set(key, value);
    }
    return value;
  };
}

/** Lazy value: calls `make` at the first call and returns its result from then on. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
