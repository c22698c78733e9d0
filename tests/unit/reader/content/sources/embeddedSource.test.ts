import { describe, expect, it } from 'vitest';
import { ContentError } from '../../../../../src/core/errors.ts';
import type { ContentSource } from '../../../../../src/core/source.ts';
import { embeddedSource, firstOf } from '../../../../../src/reader/content/sources/embeddedSource.ts';
import type { loadScript } from '../../../../../src/reader/content/sources/loadScript.ts';

const folder = 'file:///home/%E7%A6%BB%E7%BA%BF%20(1)/';
const asked: string[] = [];
const giving =
  (...given: unknown[]): typeof loadScript =>
  async (url, callback) => {
    asked.push(`${callback} ${url}`);
    return given;
  };
const failing: typeof loadScript = async (url) => {
  throw new ContentError('offline', url, '这个文件没有加载成功');
};
const kindOf = (read: Promise<unknown>) =>
  read.then(
    () => 'no error',
    (error: ContentError) => error.kind,
  );

describe('embeddedSource', () => {
  it('reads a file out of its script', async () => {
    const source = embeddedSource(folder, giving('docs/v8/安装 1.md', '# 安装'));
    expect(await source.readText('docs/v8/安装 1.md')).toEqual({ text: '# 安装' });
    expect(asked.pop()).toBe(`__docsText ${folder}embedded/docs/v8/%E5%AE%89%E8%A3%85%201.md.js`);
    expect(await embeddedSource(folder, giving('manifest.json', '{}')).readManifest()).toEqual({
      text: '{}',
    });
  });

  it('reads the manifest of a language in its folder, and its texts where they are', async () => {
    const manifest = embeddedSource(folder, giving('en/manifest.json', '{}'), 'en/');
    expect(await manifest.readManifest()).toEqual({ text: '{}' });
    expect(asked.pop()).toBe(`__docsText ${folder}embedded/en/manifest.json.js`);
    const text = embeddedSource(folder, giving('docs/a.md', '甲'), 'en/');
    expect(await text.readText('docs/a.md')).toEqual({ text: '甲' });
  });

  it('does not take the text of another file', async () => {
    expect(await kindOf(embeddedSource(folder, giving('b.md', '# 乙')).readText('a.md'))).toBe('invalid');
    expect(await kindOf(embeddedSource(folder, giving('a.md', 1)).readText('a.md'))).toBe('invalid');
  });

  it('asks again over a network only: in a folder, what does not load is missing', async () => {
    expect(await kindOf(embeddedSource(folder, failing).readText('a.md'))).toBe('notFound');
    expect(await kindOf(embeddedSource('https://example.org/', failing).readText('a.md'))).toBe('offline');
  });

  it('names the first page, for which a folder shows a list of files', () => {
    const { assetUrl } = embeddedSource(folder, failing);
    expect(assetUrl('')).toBe(`${folder}index.html`);
    expect(assetUrl('/img/a b.png')).toBe(`${folder}img/a%20b.png`);
  });
});

const sourceOf = (text: string): ContentSource => ({
  readManifest: async () => ({ text }),
  readText: async (file) => ({ text: `${text} ${file}` }),
  assetUrl: (file) => `${text}/${file}`,
});
const failingSource = (error: Error): ContentSource => ({
  readManifest: () => Promise.reject(error),
  readText: () => Promise.reject(error),
  assetUrl: (file) => `failing/${file}`,
});
const missing = new ContentError('notFound', 'a.md', '服务器的回应是 404');
const offline = new ContentError('offline', 'a.md', '请求没有到达服务器');

describe('firstOf', () => {
  it('asks the second only for what the first cannot give', async () => {
    const both = firstOf(sourceOf('新'), failingSource(missing));
    expect(await both.readText('a.md')).toEqual({ text: '新 a.md' });
    expect(await firstOf(failingSource(missing), sourceOf('旧')).readManifest()).toEqual({ text: '旧' });
    expect(both.assetUrl('a.png')).toBe('新/a.png');
  });

  it('tells the reader when the host cannot be reached', async () => {
    const both = firstOf(failingSource(offline), sourceOf('旧'));
    expect(await both.readText('a.md')).toEqual({ text: '旧 a.md', failure: offline });
  });

  it('says what is wrong with the first when neither has it', async () => {
    await expect(firstOf(failingSource(missing), failingSource(offline)).readText('a.md')).rejects.toBe(
      missing,
    );
  });

  it('does not ask the second when the request was given up', async () => {
    const aborted = new DOMException('aborted', 'AbortError');
    await expect(firstOf(failingSource(aborted), sourceOf('旧')).readText('a.md')).rejects.toBe(aborted);
  });
});
