interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Not on 2g connections, and not when the reader saves data (site-spec §7). */
export function isPrefetchWelcome(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
