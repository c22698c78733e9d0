import type { SavedPicture } from '../../core/model/saveRequest.ts';
import { isPagePath } from '../../core/pages/findRefusal.ts';

/** What a file of a kind has at a place, a character a byte. SVG is none of them: a browser would run what stands in it. */
const SIGNS: Readonly<Record<string, readonly [at: number, sign: string][]>> = {
  png: [[0, '\x89PNG\r\n\x1a\n']],
  jpg: [[0, '\xff\xd8\xff']],
  jpeg: [[0, '\xff\xd8\xff']],
  gif: [[0, 'GIF8']],
  webp: [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  avif: [[4, 'ftypavif']],
};

/** Whether a file is a picture by its name and by its first bytes, and may stand where it is to stand. */
export function isPicture({ file, bytes }: Pick<SavedPicture, 'file' | 'bytes'>): boolean {
  const [, kind = ''] = /\.(\w+)$/.exec(file) ?? [];
  const start = Buffer.from(bytes.slice(0, 32), 'base64').toString('latin1');
  const isOwn = !file.split('/').includes('node_modules');
  const signs = SIGNS[kind.toLowerCase()];
  return isOwn && isPagePath(file) && !!signs?.every(([at, sign]) => start.startsWith(sign, at));
}
