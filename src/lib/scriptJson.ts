/**
 * Serializes a value to JSON for a script element: escapes `<`, which could close the element, and the line
 * separators U+2028 and U+2029.
 * @example scriptJson('</script>') === '"\\u003c/script>"'
 */
export function scriptJson(value: unknown): string {
  return escapeScriptJson(JSON.stringify(value));
}

/** Escapes serialized JSON for a script element. */
export function escapeScriptJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
