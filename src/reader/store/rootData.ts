import type { RootData } from '../../core/site/manifest/shellAttributes.ts';

/** Data attributes of the root element; empty in the prerenderer. */
export const rootData = (): RootData => globalThis.document?.documentElement.dataset ?? {};
