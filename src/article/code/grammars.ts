// The grammars of code blocks, each a file of its own, loaded only for the languages on the page.
import type { LanguageFn } from 'highlight.js';

type LoadGrammar = () => Promise<{ default: LanguageFn }>;

/** The names of each language. The first is its file in the library. */
const LANGUAGES = [
  'c h',
  'cpp c++ cc hpp',
  'csharp cs c#',
  'css',
  'diff patch',
  'dockerfile docker',
  'dos bat cmd',
  'go golang',
  'gradle',
  'graphql gql',
  'groovy',
  'http',
  'ini toml env dotenv conf',
  'java',
  'javascript js jsx mjs cjs',
  'json json5 jsonc',
  'kotlin kt',
  'less',
  'lua',
  'makefile make mk',
  'nginx',
  'objectivec objc',
  'perl pl',
  'php',
  'powershell ps1 pwsh',
  'properties',
  'protobuf proto',
  'python py',
  'r',
  'ruby rb',
  'rust rs',
  'scala',
  'scss sass',
  'sql mysql pgsql',
  'swift',
  'typescript ts tsx',
  'vim',
  'xml html svg vue',
  'yaml yml',
].map((names) => names.split(' '));

/** Grammars of our own. */
const OWN: readonly [names: string, load: LoadGrammar][] = [
  ['markdown md mdx', () => import(/* webpackChunkName: "code-markdown" */ './markdownGrammar.ts')],
  ['bash sh shell zsh console', () => import(/* webpackChunkName: "code-shell" */ './shellGrammar.ts')],
];

/** The library's files that are built: webpack.config.js asks for them. */
export const GRAMMAR_FILES = LANGUAGES.map(([file]) => file);

/** The way to a language's grammar; undefined where the code is shown plain. */
export function findGrammar(language: string): LoadGrammar | undefined {
  const own = OWN.find(([names]) => names.split(' ').includes(language))?.[1];
  if (own !== undefined) return own;
  const file = LANGUAGES.find((names) => names.includes(language))?.[0];
  return file === undefined
    ? undefined
    : () => import(/* webpackChunkName: "code-[request]" */ `highlight.js/lib/languages/${file}`);
}
