import { beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from '../../../../src/reader/platform/reloadOnce.ts';

const reload = vi.fn();
let deployment = '';
let stored: Map<string, string>;

function open(pathname: string): void {
  vi.stubGlobal('location', { reload, pathname });
  vi.stubGlobal('document', { querySelector: () => ({ src: deployment }) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
}

beforeEach(() => {
  reload.mockReset();
  stored = new Map();
  deployment = 'assets/web.1.js';
  open('/docs/');
});

it('loads a page of a deployment anew once, however many of its files are missing', () => {
  expect(reloadOnce('/assets/web.1.css')).toBe(true);
  expect(reloadOnce('/assets/late.1.js')).toBe(false);
  expect(reloadOnce('/assets/web.1.css')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does it for no file again on another page, and for another file there', () => {
  reloadOnce('/assets/web.1.css');
  open('/');
  expect(reloadOnce('/assets/web.1.css')).toBe(false);
  expect(reloadOnce('/assets/search.1.js')).toBe(true);
});

it('does it again for the next deployment', () => {
  reloadOnce('/assets/web.1.css');
  deployment = 'assets/web.2.js';
  expect(reloadOnce('/assets/web.2.css')).toBe(true);
});

it('does it never where the session remembers nothing', () => {
  const refuse = () => {
    throw new DOMException('no storage', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  expect(reloadOnce('/assets/web.1.css')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
