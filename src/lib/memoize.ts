/**
 * Gives what is computed from an object: once for each, and remembered as long as the object is there. What else it is
 * computed from is the same for the same object.
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
