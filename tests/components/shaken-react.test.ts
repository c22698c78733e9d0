// React as readers get it does what React does: the same story, told by both.
// biome-ignore-all lint/correctness/noComponentHookFactories: each telling has components that talk to it

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Core from 'react';
import type { ReactNode } from 'react';
import * as react from 'react';
import type * as Renderer from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

const require = createRequire(import.meta.url);
// A loader is plain JavaScript, without types.
const { default: shakeReact } = (await import(
  new URL('../../src/node/engine/react/shakeReact.mjs', import.meta.url).href
)) as { default: (code: string) => string };

function load(change: (code: string) => string): typeof Renderer {
  const path = require.resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js');
  const exports = {};
  const give = (name: string) => (name === 'react' ? react : (require(name) as unknown));
  new Function('exports', 'require', change(readFileSync(path, 'utf8')))(exports, give);
  return exports as typeof Renderer;
}

const {
  Component,
  createContext,
  createElement: h,
  memo,
  startTransition,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} = react as typeof Core;

/** Many turns and no time: on a busy machine a longer wait may be over before the next thing to do had its turn. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** A page that has of everything something, and what happens to it. */
async function tell({ createRoot, hydrateRoot }: typeof Renderer): Promise<string[]> {
  const said: string[] = [];
  const say = (word: string) => said.push(word);
  const Theme = createContext('light');

  class Boundary extends Component<{ children: ReactNode; page: string }, { error?: Error | undefined }> {
    override state: { error?: Error | undefined } = {};
    static getDerivedStateFromError(error: Error) {
      return { error };
    }
    override componentDidUpdate({ page }: { page: string }) {
      say(`boundary of ${page} is one of ${this.props.page}`);
      if (page !== this.props.page && this.state.error) this.setState({ error: undefined });
    }
    override render() {
      return this.state.error ? h('b', null, this.state.error.message) : this.props.children;
    }
  }

  const Row = memo(function Row({ name }: { name: string }) {
    say(`row ${name} in ${useContext(Theme)}`);
    useEffect(() => {
      say(`row ${name} is there`);
      return () => void say(`row ${name} is gone`);
    }, [name]);
    return h('li', { 'data-name': name }, h('input', { defaultValue: name, 'aria-label': name }));
  });

  let change: (next: (now: State) => State) => void = () => {};
  interface State {
    page: string;
    rows: string[];
    theme: string;
    typed: string;
    breaks?: boolean;
  }
  function Page({ state }: { state: State }) {
    if (state.breaks) throw new Error('broken');
    const id = useId();
    const list = useRef<HTMLUListElement>(null);
    useLayoutEffect(() => void say(`laid out with ${list.current?.children.length}`), [state.rows]);
    return h(
      'main',
      { id, className: state.page, style: { opacity: 0.5, '--width': '3px' } },
      h('label', { htmlFor: 'typed' }, '名字'),
      h('input', {
        id: 'typed',
        value: state.typed,
        onChange: ({ target }: { target: { value: string } }) =>
          change((now) => ({ ...now, typed: target.value })),
      }),
      h('button', { type: 'button', disabled: state.rows.length === 0, onClick: () => say('clicked') }, '好'),
      h(
        'ul',
        { ref: list },
        state.rows.map((name) => h(Row, { key: name, name })),
      ),
      h('div', { dangerouslySetInnerHTML: { __html: `<i>${state.theme}</i>` } }),
      h('svg', { viewBox: '0 0 1 1' }, h('path', { d: 'M0 0' })),
      state.rows.length,
    );
  }
  function App() {
    const [state, setState] = useState<State>({
      page: 'one',
      rows: ['a', 'b', 'c'],
      theme: 'light',
      typed: '',
    });
    change = setState;
    return h(
      Theme.Provider,
      { value: state.theme },
      h(Boundary, { page: state.page, children: h(Page, { state }) }),
    );
  }

  const frame = document.body.appendChild(document.createElement('div'));
  frame.innerHTML = renderToString(h(App));
  said.length = 0;
  const kept = [...frame.querySelectorAll('*')];
  const root = hydrateRoot(frame, h(App), {
    onRecoverableError: (error) => say(`recovered ${String(error)}`),
  });
  const show = () => say(frame.innerHTML);
  await settle();
  say(`kept ${kept.every((element) => element.isConnected)}`);
  show();
  // What stands in the frame and is nobody's hears events as well: a picture that is asked for ahead.
  const stranger = document.createElement('link');
  frame.prepend(stranger);
  for (const event of ['load', 'click', 'mouseover'])
    stranger.dispatchEvent(new Event(event, { bubbles: true }));
  stranger.remove();
  const input = frame.querySelector<HTMLInputElement>('[data-name="b"] input');
  input?.focus();
  input?.setSelectionRange(1, 1);
  change((now) => ({ ...now, rows: ['c', 'd', 'b'] }));
  await settle();
  say(`focus on ${document.activeElement?.getAttribute('aria-label')}`);
  frame.querySelector('button')?.click();
  const typed = frame.querySelector<HTMLInputElement>('#typed');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(typed, '春松');
  typed?.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
  show();
  startTransition(() => change((now) => ({ ...now, theme: 'dark', rows: [] })));
  await settle();
  show();
  change((now) => ({ ...now, breaks: true }));
  await settle();
  show();
  change((now) => ({ ...now, page: 'two', rows: ['e'], breaks: false }));
  await settle();
  show();
  root.unmount();
  await settle();
  show();
  frame.innerHTML = '<p>other</p>';
  const anew = hydrateRoot(frame, h(App), { onRecoverableError: () => say('drawn anew') });
  await settle();
  show();
  anew.unmount();
  const plain = createRoot(frame);
  plain.render(h(App));
  await settle();
  show();
  plain.unmount();
  frame.remove();
  return said;
}

it('draws, takes over, updates, catches and clears as the whole library does', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const whole = await tell(load((code) => code));
  expect(whole).toContain('kept true');
  expect(whole).toContain('focus on b');
  expect(whole).toContain('drawn anew');
  expect(whole.join('\n')).toContain('<b>broken</b>');
  expect(await tell(load(shakeReact))).toEqual(whole);
  told.mockRestore();
});
