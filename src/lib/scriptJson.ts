/**
 * A value as JSON that may stand in a script element, and in a script: no tag begins in it, no line ends.
 * @example scriptJson('</script>') === '"\\u003c/script>"'
 */
export function scriptJson(value: unknown): string {
  return escapeScriptJson(JSON.stringify(value));
}

/** The same for what is JSON already. */
export function escapeScriptJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
