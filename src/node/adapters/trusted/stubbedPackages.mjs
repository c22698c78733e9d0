// Which imports of a configuration are recorded instead of resolved: those of engines, whose functions hide the options
// that they are given, and of packages that are not installed.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const ENGINES =
  /^(?:astro|@astrojs|vitepress|vuepress|@vuepress|vuepress-theme-hope|nextra|fumadocs-[\w-]+|next|rspress|@rspress|@docusaurus)(?:\/|$)/;

/** @param from path or URL of the file that imports it */
export function isStubbed(spec, from) {
  if (from === undefined || /^(?:\.|\/|node:|file:|data:)/.test(spec)) return false;
  const path = from.startsWith('file:') ? fileURLToPath(from) : from;
  if (/[\\/]node_modules[\\/]/.test(path)) return false;
  if (ENGINES.test(spec)) return true;
  try {
    createRequire(path).resolve(spec);
    return false;
  } catch (error) {
    // A package that has no file for `require` is installed all the same.
    return error.code === 'MODULE_NOT_FOUND';
  }
}
