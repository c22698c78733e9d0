// In the place of a part of yaml: it is only read here. A list or an object as a key is all that it still writes down.

/** A text as it is, without quotes. */
export function stringifyString({ value }: { value: unknown }): string {
  return String(value);
}
