// A page that the build drew holds the styles of what stands in it, and no others: where the whole sheet did
// not come, it is asked for again with each part of the application.
let missing: readonly string[] = [];
let coming: Promise<void> | undefined;

/** Tells which style sheets are not there, by their addresses. */
export function noteMissingStyles(addresses: readonly string[]): void {
  missing = addresses;
}

/** Never rejects: what is drawn without its styles can be read. */
export async function loadMissingStyles(): Promise<void> {
  if (missing.length === 0) return;
  coming ??= import(/* webpackChunkName: "late" */ './loadSheet.ts')
    .then(async ({ loadSheet }) => {
      const outcomes = await Promise.all(missing.map(loadSheet));
      missing = missing.filter((_, at) => outcomes[at] === false);
    })
    .catch(() => {})
    .finally(() => {
      coming = undefined;
    });
  return coming;
}
