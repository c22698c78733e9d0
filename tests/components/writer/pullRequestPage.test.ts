// The page that sends, as far as it needs no host.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pullRequestMessages as words } from '#i18n/pullRequestMessages';
import { startPullRequestPage } from '../../../src/writer/github/startPullRequestPage.ts';

const PAGE = `<div id="alone"></div>
<form id="form" hidden data-edit-url="https://github.com/cskefu/docs/edit/main/public/">
<ul id="files"></ul><input id="branch"><input id="message"><input id="token">
<button id="send"></button><button id="forget" type="button"></button>
</form><div id="said"></div>`;

const find = (id: string) => document.getElementById(id) as HTMLInputElement;

// What tests of other files leave to be done may write when they are over.
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  window.opener = null;
  document.body.replaceChildren();
  sessionStorage.clear();
});

it.each(['令牌', 'github_pat_1234 5678', 'github_pat_”'])(
  'neither sends nor keeps %s, which is no token',
  async (token) => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    document.body.innerHTML = PAGE;
    const desk = { postMessage: vi.fn(), sessionStorage };
    window.opener = desk;
    startPullRequestPage();
    const data = { kind: 'job', title: '甲', theme: 'light', files: [{ path: 'docs/a.md', text: '甲\n' }] };
    const { origin } = location;
    window.dispatchEvent(new MessageEvent('message', { origin, source: desk as unknown as Window, data }));
    find('token').value = token;
    find('send').focus();
    find('form').dispatchEvent(new Event('submit', { cancelable: true }));
    await vi.waitFor(() => expect(find('said').textContent).toBe(words.badToken));
    expect(document.activeElement).toBe(find('token'));
    expect(fetched).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  },
);
