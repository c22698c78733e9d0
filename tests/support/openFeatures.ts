// Opens what the interface has to say, feature by feature, in the language of its words.
import { expect, type Page, type Route } from '@playwright/test';
import type { Words } from './interfaceWords.ts';

export interface Tour {
  page: Page;
  words: Words;
  /** Opens a page by its path below the home page of the language, which may be below another path. */
  visit: (path: string, before?: string) => Promise<void>;
  /** Judges what the page, or a window that it has opened, shows now. */
  look: (place: string, window?: Page) => Promise<void>;
}

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 800 };

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Pages, menus, and the parts of an article that answer. */
export async function openPages({ page, words, visit, look }: Tour): Promise<void> {
  const { messages, elementMessages } = words;
  await page.setViewportSize(DESKTOP);
  for (const path of ['about', 'docs/api', 'docs/v1/', 'docs/only-chinese', 'docs/boats']) {
    await visit(path);
    await look(path);
  }
  // The home page links to pages that were read.
  await visit('');
  await look('home');
  await visit('docs/install');
  for (const name of [messages.version.choose('2.x'), new RegExp(`^${messages.locale.choose('')}`)]) {
    await page.getByRole('button', { name }).click();
    await look(`menu ${name}`);
    await page.keyboard.press('Escape');
  }
  const code = page.getByRole('button', { name: elementMessages.code.copyLabel }).first();
  await page.locator('[data-code]').first().hover();
  await code.click();
  await look('copied code');
  await page.getByRole('article').locator('sup a').first().hover();
  await look('preview of a footnote');
  await visit('docs/api');
  await page.waitForLoadState('networkidle');
  await page.getByRole('article').locator('a[href*="power"]').hover();
  await expect(page.getByRole('region', { name: words.previewMessages.name })).toBeVisible();
  await look('preview of a link');
  await visit('docs/lamp');
  const enlarge = page.getByRole('button', { name: new RegExp(`^${elementMessages.openImage}`) }).first();
  await enlarge.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('large view');
  await closeDialog(page);
  await visit('docs/power');
  await page.getByRole('button', { name: messages.version.choose('2.x') }).click();
  await page.getByRole('link', { name: '1.x' }).first().click();
  await page.waitForURL(/\/docs\/v1\/$/);
  await look('page that a version lacks');
  await page.setViewportSize(PHONE);
  await visit('docs/install');
  await look('phone');
  await page.getByRole('button', { name: messages.layout.openMenu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('menu of a phone');
}

/** Search, tools and comparisons. */
export async function openTools({ page, words, visit, look }: Tour): Promise<void> {
  const { messages, searchMessages, toolMessages, readingMessages, printMessages, variablesMessages } = words;
  await page.setViewportSize(DESKTOP);
  await visit('docs/configure');
  await page.getByRole('button', { name: messages.search.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: messages.search.open });
  const field = dialog.getByRole('combobox');
  await look('search');
  for (const query of ['beacon', 'xyzzy', 'becaon']) {
    await field.fill(query);
    const answer = query === 'xyzzy' ? searchMessages.tips(true)[0] : 'beacon';
    await expect(dialog.getByText(answer ?? '').first()).toBeVisible();
    await look(`search for ${query}`);
  }
  await dialog
    .getByRole('button', { name: searchMessages.allVersions })
    .or(dialog.getByText(searchMessages.allVersions))
    .first()
    .click();
  await look('search in all versions');
  await closeDialog(page);
  const tools = page.getByRole('button', { name: toolMessages.open, exact: true });
  const choose = async (name: string) => {
    await tools.click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  await tools.click();
  await look('tools');
  await page.keyboard.press('Escape');
  for (const name of [variablesMessages.all, readingMessages.comfort, readingMessages.keys]) {
    await choose(name);
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(name);
    await closeDialog(page);
  }
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await choose(printMessages.name);
  const print = page.getByRole('dialog', { name: printMessages.name });
  await look('print');
  await print.getByText(printMessages.selection).click();
  await look('pages to print');
  await print.getByText(printMessages.version('2.x')).click();
  await print.getByRole('button', { name: printMessages.start }).click();
  await expect(print.getByRole('button', { name: printMessages.print })).toBeVisible();
  await look('paper');
  await closeDialog(page);
  for (const path of [
    'search?q=beacon',
    'search?q=xyzzy',
    'search',
    'docs/install?compare=v1',
    'docs/install?compare=v2',
    'docs/install?compare=v9',
    'docs/power?compare=v1',
    'docs/changes?from=v1',
    'docs/changes',
  ]) {
    await visit(path);
    await page.waitForLoadState('networkidle');
    await look(path);
  }
}

/** What readers are told when something is missing: a page, the server, the network. */
export async function openErrors({ page, words, visit, look }: Tour): Promise<void> {
  const { messages } = words;
  await page.setViewportSize(DESKTOP);
  for (const path of ['nowhere', 'docs/instal', 'docs/v1/power']) {
    await visit(path);
    await look(path);
  }
  const answers: Readonly<Record<string, Parameters<Route['fulfill']>[0]>> = {
    offline: undefined,
    server: { status: 503, body: 'Busy' },
  };
  for (const [name, answer] of Object.entries(answers)) {
    await visit('docs/weather');
    await page.waitForLoadState('networkidle');
    await page.route('**/*.md', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page
      .getByRole('navigation', { name: messages.sidebar.label })
      .locator('a[href$="signals"]')
      .click();
    await expect(page.getByRole('button', { name: messages.lazyPart.retry })).toBeVisible();
    await look(`error: ${name}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  await page.route(/\/assets\/search\./, (route) => route.abort());
  await visit('docs/weather');
  await page.getByRole('button', { name: messages.search.open, exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('search that does not load');
}

/** A version that is saved for reading without a network, which is lost then; service workers are allowed. */
export async function openOffline({ page, words, visit, look }: Tour): Promise<void> {
  const { messages, offlineMessages } = words;
  await page.setViewportSize(DESKTOP);
  await visit('docs/install');
  const sidebar = page.getByRole('navigation', { name: messages.sidebar.label });
  await sidebar.getByRole('button', { name: offlineMessages.save }).click();
  await look('saving');
  await expect(sidebar.getByRole('button', { name: offlineMessages.removeVersion('2.x') })).toBeVisible();
  await look('saved');
  await page.context().setOffline(true);
  await sidebar.locator('a[href$="signals"]').click();
  await page.waitForURL(/signals$/);
  await look('saved page');
  await page.getByRole('button', { name: messages.version.choose('2.x') }).click();
  await page.getByRole('link', { name: '1.x' }).first().click();
  await expect(page.getByRole('button', { name: messages.lazyPart.retry }).first()).toBeVisible();
  await look('page that is not saved');
  await page.context().setOffline(false);
}

/** The editor: writing, findings, drafts, conflicts, and ways to save. */
export async function openEditor({ page, words, visit, look }: Tour): Promise<void> {
  const { editorMessages, draftMessages } = words;
  await page.setViewportSize(DESKTOP);
  const field = page.getByRole('textbox', { name: editorMessages.source });
  const open = async () => {
    await visit('docs/ops/storm', 'edit/');
    await expect(page.locator('main .prose > *').first()).toBeAttached();
  };
  await open();
  await look('editor');
  await field.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(MISTAKES);
  const findings = page.locator('summary').filter({ hasText: editorMessages.findings(2).replace(/2/, '') });
  await expect(findings).toBeVisible();
  await findings.click();
  await look('findings');
  await page.locator('.cm-lintRange').first().hover();
  await expect(page.locator('.cm-tooltip-lint')).toBeVisible();
  await look('finding in the text');
  await page.keyboard.press('Control+f');
  await look('search in the text');
  await page.keyboard.press('Escape');
  await field.click();
  await page.keyboard.press('Control+End');
  for (const text of ['\n\n:::', '\n\n[](', '\n\n| a | b |\n| - | - |\n| 1 | 2 |']) {
    await page.keyboard.insertText(text.slice(0, -1));
    await page.keyboard.type(text.slice(-1));
    await look(`completions of ${text.trim()}`);
    await page.keyboard.press('Escape');
  }
  await page.locator('.cm-content').evaluate((place) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['BM'], 'old.bmp', { type: 'image/bmp' }));
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('old.bmp')).toBeVisible();
  await look('refused image');
  await expect(page.getByText(draftMessages.stored)).toBeAttached();
  await openSaving({ page, words, look });
  // Another tab has a draft of the page, and the file has changed.
  const [draft = ''] = [await field.textContent()];
  expect(draft).not.toBe('');
  await page.route('**/ops/storm.md', async (route) => {
    const body = (await (await route.fetch()).text()).replace(/^# .*$/m, '# 1\n\n2');
    await route.fulfill({ contentType: 'text/markdown; charset=utf-8', body });
  });
  await page.reload();
  await expect(page.getByText(draftMessages.merged)).toBeVisible();
  await look('merged draft');
  await page.getByRole('button', { name: draftMessages.list, exact: true }).click();
  const list = page.getByRole('dialog');
  await look('drafts');
  await list.getByRole('button', { name: draftMessages.compare }).first().click();
  await expect(page.locator('dialog ins').first()).toBeVisible();
  await look('compared draft');
  await page.keyboard.press('Escape');
}

/** Markdown with a finding of each kind that one page can have. */
const MISTAKES = `

[a](nowhere.md) [b](#nowhere) ![c](nowhere.png)

#No space

| a | b |
| - |
| 1 | 2 |

\`\`\`mermaid
flowchart XX
\`\`\`

:::unknown
beacon

<script>alert(1)</script>
`;

async function openSaving({ page, words, look }: Omit<Tour, 'visit'>): Promise<void> {
  const { draftMessages, pullRequestMessages } = words;
  const { targets } = draftMessages;
  const save = async (name: string) => {
    const target = page.getByRole('button', { name, exact: true });
    if (!(await target.isVisible()))
      await page.getByRole('button', { name: draftMessages.otherTargets }).click();
    await look('ways to save');
    await target.click();
  };
  for (const name of [targets.copy, targets.download]) {
    await save(name);
    await expect(page.getByText(draftMessages.stored)).toBeAttached();
    await look(name);
  }
  await page.context().route(/^https:\/\/(?:api\.)?github\.com\//, (route) => route.abort());
  for (const name of [targets.github, targets.send]) {
    const opened = page.waitForEvent('popup');
    await save(name);
    const window = await opened;
    await look(name);
    if (name === targets.send) {
      const token = window.getByLabel(pullRequestMessages.token);
      await expect(token).toBeVisible();
      await look('pull request', window);
      const send = window.getByRole('button', { name: pullRequestMessages.send, exact: true });
      await send.click();
      await expect(window.getByRole('status')).toHaveText(pullRequestMessages.missing);
      await token.fill('secret');
      await send.click();
      await expect(window.getByRole('status')).toHaveText(pullRequestMessages.noAnswer);
      await look('pull request without an answer', window);
    }
    await window.close();
  }
}
