import type { RootData } from '../../core/site/manifest/shellAttributes.ts';

/** What the root element says; nothing where pages are drawn ahead. */
export const rootData = (): RootData => globalThis.document?.documentElement.dataset ?? {};
