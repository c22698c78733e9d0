// The sites beside our own that browser tests read: built once, by tests/e2e/sites.setup.ts.
import { cacheDir } from '../../src/node/lib/project.ts';

/** A folder such as people unpack archives into. */
export const KIT = cacheDir('test-kit/离线 文档 (1)');
export const FOREIGN = cacheDir('test-foreign');
export const ENGLISH = cacheDir('test-english');
export const BRANDED = cacheDir('test-branded');
export const LANGUAGES = cacheDir('test-languages');
export const LANGUAGES_KIT = cacheDir('test-kit-languages/handbook (1)');
export const BROWSER = cacheDir('test-browser');
export const ARABIC = cacheDir('test-arabic');
export const HOSTILE = cacheDir('test-hostile');
