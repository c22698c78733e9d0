import { beforeEach, expect, it, vi } from 'vitest';
import { loadStylesheet } from '../../../../../src/reader/app/shell/useStylesheets.ts';

const SHEET = 'https://docs.example/assets/web.1f.css';

interface FakeLink {
  href: string;
  sheet: { cssRules: unknown[] } | null;
  onload: () => void;
  onerror: () => void;
  remove: () => void;
}

/** What comes for each link in turn: rules, none in the place of an error, or a failure. */
let answers: ('rules' | 'empty' | 'error')[] = [];
let asked: string[] = [];
const remove = vi.fn();
const reload = vi.fn();
const answerWith = (status: number) => vi.stubGlobal('fetch', async () => new Response(null, { status }));

beforeEach(() => {
  asked = [];
  remove.mockReset();
  reload.mockReset();
  vi.stubGlobal('location', { reload, pathname: '/docs/sla' });
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('document', {
    querySelector: () => null,
    createElement: () => ({ sheet: null, remove }),
    head: {
      append: (link: FakeLink) => {
        asked.push(link.href);
        const answer = answers.shift();
        if (answer !== 'error') link.sheet = { cssRules: answer === 'rules' ? [{}] : [] };
        queueMicrotask(answer === 'error' ? link.onerror : link.onload);
      },
    },
  });
});

it('tells a sheet that has come', async () => {
  answers = ['rules'];
  expect(await loadStylesheet(SHEET)).toBe(true);
  expect(asked).toEqual([SHEET]);
  expect(remove).not.toHaveBeenCalled();
});

it('tells one that failed, and may be asked again', async () => {
  answerWith(503);
  answers = ['error', 'empty', 'rules'];
  expect([await loadStylesheet(SHEET), await loadStylesheet(SHEET), await loadStylesheet(SHEET)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(remove).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

it('loads the page anew, once, where another deployment has taken the sheet’s place', async () => {
  answerWith(404);
  answers = ['error', 'error'];
  const outcome = () =>
    Promise.race([
      loadStylesheet(SHEET).then(() => 'goes on'),
      new Promise((resolve) => setTimeout(() => resolve('leaves'), 50)),
    ]);
  expect(await outcome()).toBe('leaves');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await outcome()).toBe('goes on');
  expect(reload).toHaveBeenCalledTimes(1);
});
