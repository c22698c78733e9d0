import { describe, expect, it, vi } from 'vitest';
import { ContentError } from '../../../../../src/core/errors.ts';
import { httpSource } from '../../../../../src/reader/content/sources/httpSource.ts';
import { toUtf16 } from '../../../../support/utf16.ts';

const base = 'https://example.com/repo/';
const answering = (body: string | null, init?: ResponseInit) =>
  vi.fn<typeof fetch>(async () => new Response(body, init));
const kindOf = async (read: Promise<unknown>) => {
  const error = await read.catch((cause: unknown) => cause);
  return error instanceof ContentError ? `${error.kind} ${error.place}` : error;
};
/** Never answers; gives up when it is told to, as browsers do. */
const silent = () =>
  vi.fn<typeof fetch>(
    (_, init) =>
      new Promise((_, reject) => {
        const { signal, cache } = init ?? {};
        if (cache === 'only-if-cached') reject(new TypeError('no copy'));
        const giveUp = () => reject(signal?.reason);
        if (signal?.aborted) giveUp();
        signal?.addEventListener('abort', giveUp);
      }),
  );
const markdown = { headers: { 'content-type': 'text/markdown; charset=utf-8' } };

describe('httpSource', () => {
  it('asks conditionally for the encoded address below the base', async () => {
    const fetchText = answering('# 安装', markdown);
    expect(await httpSource(base, fetchText).readText('docs/v8/安装 1.md')).toEqual({ text: '# 安装' });
    const [url, init] = fetchText.mock.calls[0] ?? [];
    expect(url).toBe('https://example.com/repo/docs/v8/%E5%AE%89%E8%A3%85%201.md');
    expect(init?.cache).toBe('no-cache');
  });

  it.each([
    [204, 'notFound'],
    [404, 'notFound'],
    [410, 'notFound'],
    [403, 'notFound'],
    [500, 'server'],
    [503, 'server'],
    [504, 'timeout'],
    [429, 'server'],
  ])('reads status %i as %s', async (status, kind) => {
    const source = httpSource(base, answering(status === 204 ? null : 'x', { status, ...markdown }));
    expect(await kindOf(source.readText('a.md'))).toBe(`${kind} ${base}a.md`);
  });

  it('tells a text of which less came than the answer’s head says, but for what only a browser knows', async () => {
    const read = (body: string, headers: Record<string, string>) =>
      kindOf(httpSource(base, answering(body, { headers })).readText('a.md'));
    expect(await read('# 安', { 'content-length': '40' })).toBe(`incomplete ${base}a.md`);
    expect(await read('', { 'content-length': '40' })).toBe(`incomplete ${base}a.md`);
    expect(await read('# 安', { 'content-length': '5' })).toEqual({ text: '# 安' });
    // With a byte order mark; compressed; of unknown length.
    expect(await read('\uFEFF# 安', { 'content-length': '8' })).toEqual({ text: '# 安' });
    expect(await read('# 安', { 'content-length': '40', 'content-encoding': 'gzip' })).toEqual({
      text: '# 安',
    });
    expect(await read('# 安', {})).toEqual({ text: '# 安' });
  });

  it.each(['le', 'be'] as const)(
    'reads UTF-16 by its mark (%s), whose length is that of its bytes',
    async (order) => {
      const bytes = toUtf16('# Docker 安装\n', order);
      const headers = { 'content-length': String(bytes.length) };
      const fetchText = vi.fn<typeof fetch>(async () => new Response(bytes, { headers }));
      expect(await httpSource(base, fetchText).readText('a.md')).toEqual({ text: '# Docker 安装\n' });
    },
  );

  it('counts a web page in the place of a file as missing, by its type or by its text', async () => {
    const typed = answering('hello', { headers: { 'content-type': 'text/html' } });
    const disguised = answering('\n<!DOCTYPE html><p>home</p>', markdown);
    expect(await kindOf(httpSource(base, typed).readManifest())).toBe(`notFound ${base}manifest.json`);
    expect(await kindOf(httpSource(base, disguised).readText('a.md'))).toBe(`notFound ${base}a.md`);
  });

  it('counts what a gateway tells programs as missing, in the place of a text', async () => {
    const told = answering('{"code":401}', { headers: { 'content-type': 'application/json;charset=UTF-8' } });
    expect(await kindOf(httpSource(base, told).readText('a.md'))).toBe(`notFound ${base}a.md`);
    expect(await httpSource(base, told).readText('a.json')).toEqual({ text: '{"code":401}' });
  });

  it('takes markdown that holds HTML for markdown', async () => {
    const text = '<div>\n\n# a\n\n</div>';
    expect(await httpSource(base, answering(text, markdown)).readText('a.md')).toEqual({ text });
  });

  it('tells an unreachable server', async () => {
    const failing = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await kindOf(httpSource(base, failing).readText('a.md'))).toBe(`offline ${base}a.md`);
  });

  it('gives up after the time limit', async () => {
    vi.useFakeTimers();
    const outcome = kindOf(httpSource(base, silent()).readText('a.md'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toBe(`timeout ${base}a.md`);
    vi.useRealTimers();
  });

  it('passes an abort on, which is no error of the content', async () => {
    const [abort, fetchText] = [new AbortController(), silent()];
    const outcome = kindOf(httpSource(base, fetchText).readText('a.md', { signal: abort.signal }));
    await vi.waitFor(() => expect(fetchText).toHaveBeenCalled());
    abort.abort();
    expect(await outcome).toBeInstanceOf(DOMException);
  });

  it('asks for nothing that nobody waits for any more', async () => {
    const [abort, fetchText] = [new AbortController(), silent()];
    const outcome = kindOf(httpSource(base, fetchText).readText('a.md', { signal: abort.signal }));
    abort.abort();
    expect(await outcome).toBe(abort.signal.reason);
    expect(fetchText).not.toHaveBeenCalled();
  });

  it('answers with the copy that the browser keeps, and says why', async () => {
    const fetchText = vi.fn<typeof fetch>(async (_, init) => {
      if (init?.cache === 'only-if-cached') return new Response('# 旧文', markdown);
      throw new TypeError('Failed to fetch');
    });
    const { text, failure } = await httpSource(base, fetchText).readText('a.md');
    expect([text, failure?.kind]).toEqual(['# 旧文', 'offline']);
    expect(fetchText.mock.lastCall?.[1]).toMatchObject({ mode: 'same-origin' });
  });

  it('asks for no copy when nobody waits any more', async () => {
    const abort = new AbortController();
    const fetchText = vi.fn<typeof fetch>(async () => {
      abort.abort();
      throw new TypeError('gone');
    });
    await kindOf(httpSource(base, fetchText).readText('a.md', { signal: abort.signal }));
    expect(fetchText).toHaveBeenCalledOnce();
  });

  it('lets what is read ahead wait behind what is read now', async () => {
    const fetchText = answering('x', markdown);
    await httpSource(base, fetchText).readText('a.md', { priority: 'low' });
    expect(fetchText.mock.lastCall?.[1]).toMatchObject({ priority: 'low' });
  });
});
