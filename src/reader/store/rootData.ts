import type { RootData } from '../../core/site/manifest/shellAttributes.ts';

/** Returns the data attributes of the root element; none while prerendering, which has no DOM. */
export const rootData = (): RootData => globalThis.document?.documentElement.dataset ?? {};
