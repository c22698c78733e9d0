import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import Tabs from '../../../src/reader/features/tabs/Tabs.tsx';
import { renderPart } from '../../support/renderPart.tsx';

const group = (...titles: string[]) =>
  `<div data-layout="tabs">${titles
    .map(
      (title) =>
        `<section data-tab="${title}"><p><strong>${title}</strong></p><h3 id="${title}-x">装 ${title}</h3></section>`,
    )
    .join('')}</div>`;

afterEach(() => document.body.replaceChildren());
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = `<div class="prose">${group('npm', 'pnpm')}${group('pnpm', 'npm', 'yarn')}<a href="#yarn-x">见</a></div>`;
});

/** The page, with the pointer over its tabs: what is on the screen waits for that. */
async function draw() {
  const part = renderPart(<Tabs />);
  for (const element of document.querySelectorAll('[data-layout]')) await part.user.hover(element);
  return part;
}
const tabs = () => screen.getAllByRole('tab');
const chosen = () =>
  tabs().map(
    (tab) => `${tab.textContent} ${tab.getAttribute('aria-selected')} ${(tab as HTMLElement).tabIndex}`,
  );
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-tab]')]
    .filter((panel) => !panel.hasAttribute('hidden'))
    .map(({ dataset }) => dataset.tab);

afterEach(() => document.body.replaceChildren());

it('what is on the screen stays open until the reader comes to it', async () => {
  renderPart(<Tabs />);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(shown()).toHaveLength(5);
});

it('a choice is the same in all groups, and on the next page', async () => {
  const { user, draw: redraw } = await draw();
  expect(shown()).toEqual(['npm', 'pnpm']);
  await user.click(tabs()[1] as Element);
  expect(shown()).toEqual(['pnpm', 'pnpm']);
  await user.click(tabs()[3] as Element);
  expect(shown()).toEqual(['npm', 'npm']);
  await user.click(tabs()[4] as Element);
  expect(shown()).toEqual(['npm', 'yarn']);
  redraw(null);
  expect(shown()).toHaveLength(5);
  expect(document.querySelector('[role]')).toBeNull();
  await draw();
  expect(shown()).toEqual(['npm', 'yarn']);
});

it('it is moved by arrows, Home and End, and has one stop of the Tab key', async () => {
  const { user } = await draw();
  (tabs()[2] as HTMLElement).focus();
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('yarn');
  await user.keyboard('{Home}{ArrowRight}');
  expect(chosen().slice(2)).toEqual(['pnpm false -1', 'npm true 0', 'yarn false -1']);
  const panel = screen.getAllByRole('tabpanel')[1];
  expect(panel?.getAttribute('aria-labelledby')).toBe(tabs()[3]?.id);
});

it('arrows move it the other way where text is from right to left', async () => {
  const { user } = await draw();
  for (const tab of tabs()) tab.style.direction = 'rtl';
  (tabs()[2] as HTMLElement).focus();
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(tabs()[3]);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tabs()[2]);
});

it('a link into a tab that is not shown shows it', async () => {
  const { user } = await draw();
  await user.click(screen.getByRole('link', { name: '见' }));
  await waitFor(() => expect(shown()).toEqual(['npm', 'yarn']));
});

it('a link into a tab of tabs that stand in another one shows both', async () => {
  document.body.innerHTML = `<div class="prose">${group('Linux', 'Windows')}<a href="#scoop-x">见</a></div>`;
  document.querySelector('[data-tab="Windows"]')?.insertAdjacentHTML('beforeend', group('choco', 'scoop'));
  const { user } = await draw();
  expect(shown()).toEqual(['Linux', 'choco']);
  await user.click(screen.getByRole('link'));
  expect(shown()).toEqual(['Windows', 'scoop']);
  await user.click(tabs()[0] as Element);
  await user.click(screen.getByRole('link'));
  expect(shown()).toEqual(['Windows', 'scoop']);
});

it('a choice in tabs that stand in another one leaves that one as it is, whatever its titles', async () => {
  document.body.innerHTML = `<div class="prose">${group('npm', 'yarn')}<a href="#in-yarn">见</a></div>`;
  document.querySelector('[data-tab="npm"]')?.insertAdjacentHTML('beforeend', group('npm', 'yarn'));
  const inner = document.querySelectorAll('[data-tab="yarn"]')[0];
  inner?.insertAdjacentHTML('beforeend', '<h4 id="in-yarn">设置</h4>');
  const { user } = await draw();
  const innerTab = tabs().filter(({ textContent }) => textContent === 'yarn')[1] as Element;
  await user.click(innerTab);
  expect(shown()).toEqual(['npm', 'yarn']);
  expect(inner?.closest('[hidden]')).toBeNull();
  await user.click(tabs()[1] as Element);
  expect(inner?.closest('[hidden]')).not.toBeNull();
  await user.click(screen.getByRole('link'));
  expect(inner?.closest('[hidden]')).toBeNull();
});

it('a link into another page, or into another tab of the browser, changes nothing here', async () => {
  const { user } = await draw();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: '见' });
  link.addEventListener('click', (event) => event.preventDefault());
  link.href = '/docs/other#yarn-x';
  await user.click(link);
  expect(shown()).toEqual(['npm', 'pnpm']);
  link.href = '#yarn-x';
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(shown()).toEqual(['npm', 'pnpm']);
});

it('in the offline kit, where the page stands in the hash, a link into a tab shows it as well', async () => {
  window.history.replaceState(null, '', '/index.html#/docs/a');
  const { user } = await draw();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: '见' });
  link.addEventListener('click', (event) => event.preventDefault());
  link.href = '#/docs/other#yarn-x';
  await user.click(link);
  expect(shown()).toEqual(['npm', 'pnpm']);
  link.href = '#/docs/a#yarn-x';
  await user.click(link);
  expect(shown()).toEqual(['npm', 'yarn']);
});

it('tabs that are made around what the address names show it', async () => {
  window.history.replaceState(null, '', '/docs/#yarn-x');
  await draw();
  expect(shown()).toEqual(['npm', 'yarn']);
});

it('leaves keys to the browser that mean something else to it', async () => {
  const { user } = await draw();
  tabs()[0]?.focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}{Meta>}{ArrowRight}{/Meta}');
  expect(shown()).toEqual(['npm', 'pnpm']);
  expect(document.activeElement).toBe(tabs()[0]);
});
