import { describe, expect, it } from 'vitest';
import { ContentError } from '../../../../../src/core/errors.ts';
import type { ContentSource } from '../../../../../src/core/source.ts';
import { firstOf } from '../../../../../src/reader/content/sources/firstOf.ts';

const giving = (text: string): ContentSource => ({
  readManifest: async () => ({ text }),
  readText: async (file) => ({ text: `${text} ${file}` }),
  assetUrl: (file) => `${text}/${file}`,
});
const failing = (error: Error): ContentSource => ({
  readManifest: () => Promise.reject(error),
  readText: () => Promise.reject(error),
  assetUrl: (file) => `failing/${file}`,
});
const missing = new ContentError('notFound', 'a.md', '服务器的回应是 404');
const offline = new ContentError('offline', 'a.md', '请求没有到达服务器');

describe('firstOf', () => {
  it('asks the second only for what the first cannot give', async () => {
    const both = firstOf(giving('新'), failing(missing));
    expect(await both.readText('a.md')).toEqual({ text: '新 a.md' });
    expect(await firstOf(failing(missing), giving('旧')).readManifest()).toEqual({ text: '旧' });
    expect(both.assetUrl('a.png')).toBe('新/a.png');
  });

  it('tells the reader when the host cannot be reached', async () => {
    const both = firstOf(failing(offline), giving('旧'));
    expect(await both.readText('a.md')).toEqual({ text: '旧 a.md', failure: offline });
  });

  it('says what is wrong with the first when neither has it', async () => {
    await expect(firstOf(failing(missing), failing(offline)).readText('a.md')).rejects.toBe(missing);
  });

  it('does not ask the second when the request was given up', async () => {
    const aborted = new DOMException('aborted', 'AbortError');
    await expect(firstOf(failing(aborted), giving('旧')).readText('a.md')).rejects.toBe(aborted);
  });
});
