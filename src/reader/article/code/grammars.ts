// Grammars of code blocks: each is a lazy chunk, loaded for the languages on the page.
import type { LanguageFn } from 'highlight.js';
import { LANGUAGES } from '../../../core/site/manifest/codeLanguages.ts';

type LoadGrammar = () => Promise<{ default: LanguageFn }>;

/** Grammars that replace those of highlight.js. */
const OWN: readonly [names: string, load: LoadGrammar][] = [
  ['markdown md mdx', () => import(/* webpackChunkName: "code-markdown" */ './markdownGrammar.ts')],
  ['bash sh shell zsh console', () => import(/* webpackChunkName: "code-shell" */ './shellGrammar.ts')],
];

/**
 * Finds the lazy import of a grammar; undefined: the code is rendered as plain text.
 * @param written `sh-vue` as well: VitePress interpolates `{{ }}` in such code
 */
export function findGrammar(written: string): LoadGrammar | undefined {
  const language = written.replace(/-vue$/, '');
  const own = OWN.find(([names]) => names.split(' ').includes(language))?.[1];
  if (own !== undefined) return own;
  const file = LANGUAGES.find((names) => names.includes(language))?.[0];
  return file === undefined
    ? undefined
    : () => import(/* webpackChunkName: "code-[request]" */ `highlight.js/lib/languages/${file}`);
}
