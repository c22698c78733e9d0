/** The bytes of a picture, to travel in JSON. */
export async function toBase64(blob: Blob): Promise<string> {
  const reader = new FileReader();
  const isRead = new Promise((resolve, reject) => {
    reader.onload = resolve;
    reader.onerror = reject;
  });
  reader.readAsDataURL(blob);
  await isRead;
  return String(reader.result).replace(/^[^,]*,/, '');
}
