/** The files that are pasted or dropped; none where text comes with them, as from a word processor. */
export function filesIn(transfer: DataTransfer | null): File[] {
  return transfer === null || transfer.types.includes('text/plain') ? [] : [...transfer.files];
}
