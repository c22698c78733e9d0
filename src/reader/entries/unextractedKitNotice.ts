// Inlined in the head of the offline kit. If the reader opens the page inside an archive without extracting it, its
// scripts fail to load: this shows a message.

import { kitNotExtracted } from '#i18n/headScriptMessages';
import { ASSET } from '../../core/site/manifest/shellAttributes.ts';

// The `error` event of a script does not bubble, so listen in the capture phase.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || !target.matches(`script[${ASSET}]`)) return;
    const notice = Object.assign(document.createElement('p'), { textContent: kitNotExtracted });
    notice.setAttribute('role', 'alert');
    (document.body ?? document.documentElement).append(notice);
  },
  true,
);
