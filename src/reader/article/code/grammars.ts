// Grammars of code blocks. Each is a lazy chunk, which loads only if the page has code in its language.
import type { LanguageFn } from 'highlight.js';
import { LANGUAGES } from '../../../core/site/manifest/codeLanguages.ts';

type LoadGrammar = () => Promise<{ default: LanguageFn }>;

/** Grammars that replace those of highlight.js. */
const REPLACEMENTS: readonly [names: string, load: LoadGrammar][] = [
  ['markdown md mdx', () => import(/* webpackChunkName: "code-markdown" */ './markdownGrammar.ts')],
  ['bash sh shell zsh console', () => import(/* webpackChunkName: "code-shell" */ './shellGrammar.ts')],
];

/**
 * Finds the lazy import of a grammar; undefined if there is none, then the code is rendered as plain text.
 * @param written the fence's language; a suffix as in `sh-vue` is ignored: in VitePress it enables `{{ }}` in code
 */
export function findGrammar(written: string): LoadGrammar | undefined {
  const language = written.replace(/-vue$/, '');
  const own = REPLACEMENTS.find(([names]) => names.split(' ').includes(language))?.[1];
  if (own !== undefined) return own;
  const file = LANGUAGES.find((names) => names.includes(language))?.[0];
  return file === undefined
    ? undefined
    : () => import(/* webpackChunkName: "code-[request]" */ `highlight.js/lib/languages/${file}`);
}
