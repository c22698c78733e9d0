// A page that has been read ahead is there with the click itself: whatever else the step brings comes after it.
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { type Visit, visit } from '../support/renderApp.tsx';

const GUIDE = 'docs/v2/guide/index.md';

const link = (name: string) =>
  within(screen.getByRole('navigation', { name: '文档侧边栏' })).getByRole('link', { name });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const current = () => document.querySelector('nav [aria-current="page"]')?.textContent;
/** What screen readers are told. */
const said = () =>
  [...document.querySelectorAll('#root > * > [role="status"][aria-live]')].map((one) => one.textContent);

/** What React does within the task of an event. */
const withinTheClick = () => Promise.resolve();

async function readAhead(): Promise<Visit> {
  const visited = await visit('/docs/');
  link('指南').focus();
  await waitFor(() => expect(visited.host.asked).toContain(GUIDE));
  // It is parsed.
  await new Promise((resolve) => setTimeout(resolve, 100));
  return visited;
}

it('stands there when the click has been answered, and so does the page that the reader returns to', async () => {
  await readAhead();
  const first = title();
  link('指南').click();
  await withinTheClick();
  expect([title(), current()]).toEqual(['指南', '指南']);
  link('首页').click();
  await withinTheClick();
  expect(title()).toBe(first);
});

it('what belongs to the page beside its text waits until it has been painted', async () => {
  const { host } = await readAhead();
  // It counts as fresh for a moment.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  host.asked.length = 0;
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((work) => frames.push(work));
  link('指南').click();
  await withinTheClick();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(title()).toBe('指南');
  expect(said()).toEqual(['']);
  expect(host.asked).not.toContain(GUIDE);
  for (const work of frames.splice(0)) work(0);
  await waitFor(() => expect(host.asked).toContain(GUIDE));
  await waitFor(() =>
    expect([...said(), document.title]).toEqual(Array(2).fill(expect.stringMatching(/^指南/))),
  );
});

it('one that has not been read is waited for, and the old one stays', async () => {
  const { host } = await visit('/docs/');
  const letGo = host.hold(GUIDE);
  link('指南').click();
  await withinTheClick();
  expect(title()).not.toBe('指南');
  letGo();
  await waitFor(() => expect(title()).toBe('指南'));
});
