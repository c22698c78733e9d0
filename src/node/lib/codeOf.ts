/** What the system calls what went wrong, `ENOENT`; undefined for an error that is not the system's. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
