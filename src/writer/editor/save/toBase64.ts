import { readAsDataUrl } from '../images/readAsDataUrl.ts';

/** The bytes of a picture, to travel in JSON. */
export async function toBase64(blob: Blob): Promise<string> {
  return (await readAsDataUrl(blob)).replace(/^[^,]*,/, '');
}
