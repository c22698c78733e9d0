// Inlined in the kit's head: a double click inside an archive opens the page alone, without its folder.

import { ASSET } from '../../core/site/manifest/shellAttributes.ts';

// Errors of loading do not bubble, hence the capture.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || !target.matches(`script[${ASSET}]`)) return;
    const words =
      '没有找到页面需要的文件。如果是在压缩包里直接打开的，请先把压缩包全部解压，再打开其中的 index.html；如果是从网站打开的，请刷新页面。';
    const notice = Object.assign(document.createElement('p'), { textContent: words });
    notice.setAttribute('role', 'alert');
    (document.body ?? document.documentElement).append(notice);
  },
  true,
);
