// Inlined in the head of the offline kit. If the reader opens the page inside an archive without extracting it, its
// scripts fail to load: this shows a message.

import { ASSET } from '../../core/site/manifest/shellAttributes.ts';

// The `error` event of a script does not bubble, so listen in the capture phase.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || !target.matches(`script[${ASSET}]`)) return;
    const textContent =
      '没有找到页面需要的文件。如果是在压缩包里直接打开的，请先把压缩包全部解压，再打开其中的 index.html；如果是从网站打开的，请刷新页面。';
    const notice = Object.assign(document.createElement('p'), { textContent });
    notice.setAttribute('role', 'alert');
    (document.body ?? document.documentElement).append(notice);
  },
  true,
);
