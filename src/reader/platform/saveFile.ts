/** Hands the reader a file. */
export function saveFile(name: string, content: string | Blob): void {
  const blob =
    typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by then; iPhones ask their reader first.
  setTimeout(() => URL.revokeObjectURL(address), 300_000);
}
