/** Downloads content as a file. */
export function saveFile(name: string, content: string | Blob): void {
  const blob =
    typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content;
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari on iOS asks before it downloads, so the URL must stay valid for minutes.
  setTimeout(() => URL.revokeObjectURL(url), 300_000);
}
