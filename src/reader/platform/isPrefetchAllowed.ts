interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to prefetch: not on 2g connections, and not if the reader has enabled Save-Data. */
export function isPrefetchAllowed(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
