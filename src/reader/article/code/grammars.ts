// The grammars of code blocks, each a file of its own, loaded only for the languages on the page.
import type { LanguageFn } from 'highlight.js';
import { LANGUAGES } from '../../../core/site/manifest/codeLanguages.ts';

type LoadGrammar = () => Promise<{ default: LanguageFn }>;

/** Grammars of our own. */
const OWN: readonly [names: string, load: LoadGrammar][] = [
  ['markdown md mdx', () => import(/* webpackChunkName: "code-markdown" */ './markdownGrammar.ts')],
  ['bash sh shell zsh console', () => import(/* webpackChunkName: "code-shell" */ './shellGrammar.ts')],
];

/**
 * The way to a language's grammar; undefined where the code is shown plain.
 * @param written `sh-vue` as well: VitePress fills in what such code has between `{{` and `}}`
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
