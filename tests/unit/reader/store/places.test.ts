import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetPlaces,
  readPages,
  readPlaces,
  rememberPage,
  rememberPlace,
} from '../../../../src/reader/store/places.ts';

const stored = new Map<string, string>();
const place = (path: string, anchor = '') => ({ path, title: '部署', anchor, heading: anchor });

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('document', { documentElement: { dataset: { storageKey: 'docs:站:/' } } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('places', () => {
  it('come back newest first, a page once, with the section where reading ended', () => {
    for (let at = 1; at <= 8; at += 1) rememberPlace(place(`/docs/${at}`));
    rememberPlace(place('/docs/5', '启动'));
    expect(readPlaces()[0]).toEqual(place('/docs/5', '启动'));
    expect(readPlaces().map(({ path }) => path.at(-1))).toEqual(['5', '8', '7', '6', '4', '3']);
  });

  it('keep all pages, each once', () => {
    for (const path of ['/docs/a', '/docs/b', '/docs/a', '/docs/a']) rememberPage(path);
    expect(readPages()).toEqual(['/docs/a', '/docs/b']);
  });

  it('can be forgotten, all of them at once', () => {
    rememberPlace(place('/docs/a'));
    rememberPage('/docs/a');
    expect(stored.size).toBe(2);
    forgetPlaces();
    expect(stored.size).toBe(0);
    expect(readPlaces()).toEqual([]);
  });

  it('take nothing strange from the storage', () => {
    const strange = [
      null,
      1,
      'x',
      {},
      place('//evil.example'),
      place('javascript:alert(1)'),
      place(`/${'x'.repeat(500)}`),
      { ...place('/docs/a'), title: { html: '' } },
      { ...place('/docs/a'), title: '' },
    ];
    for (const text of ['', '{', 'null', '{"a":1}', JSON.stringify(strange)]) {
      for (const name of ['places', 'read']) stored.set(`docs:站:/:${name}`, text);
      expect(readPlaces()).toEqual([]);
      expect(readPages()).toEqual([]);
    }
    rememberPlace(place('https://evil.example'));
    expect(readPlaces()).toEqual([]);
  });
});
