// The grammars of code blocks, each a file of its own, loaded only for the languages on the page.
import type { LanguageFn } from 'highlight.js';

type LoadGrammar = () => Promise<{ default: LanguageFn }>;

const grammars: readonly [names: string, load: LoadGrammar][] = [
  [
    'bash sh shell zsh console',
    () => import(/* webpackChunkName: "code-bash" */ 'highlight.js/lib/languages/bash'),
  ],
  ['c h', () => import(/* webpackChunkName: "code-c" */ 'highlight.js/lib/languages/c')],
  ['cpp c++ cc hpp', () => import(/* webpackChunkName: "code-cpp" */ 'highlight.js/lib/languages/cpp')],
  ['csharp cs c#', () => import(/* webpackChunkName: "code-csharp" */ 'highlight.js/lib/languages/csharp')],
  ['css', () => import(/* webpackChunkName: "code-css" */ 'highlight.js/lib/languages/css')],
  ['diff patch', () => import(/* webpackChunkName: "code-diff" */ 'highlight.js/lib/languages/diff')],
  [
    'dockerfile docker',
    () => import(/* webpackChunkName: "code-dockerfile" */ 'highlight.js/lib/languages/dockerfile'),
  ],
  ['bat cmd dos', () => import(/* webpackChunkName: "code-dos" */ 'highlight.js/lib/languages/dos')],
  ['go golang', () => import(/* webpackChunkName: "code-go" */ 'highlight.js/lib/languages/go')],
  ['gradle', () => import(/* webpackChunkName: "code-gradle" */ 'highlight.js/lib/languages/gradle')],
  ['graphql gql', () => import(/* webpackChunkName: "code-graphql" */ 'highlight.js/lib/languages/graphql')],
  ['groovy', () => import(/* webpackChunkName: "code-groovy" */ 'highlight.js/lib/languages/groovy')],
  ['http', () => import(/* webpackChunkName: "code-http" */ 'highlight.js/lib/languages/http')],
  [
    'ini toml env dotenv conf',
    () => import(/* webpackChunkName: "code-ini" */ 'highlight.js/lib/languages/ini'),
  ],
  ['java', () => import(/* webpackChunkName: "code-java" */ 'highlight.js/lib/languages/java')],
  [
    'javascript js jsx mjs cjs',
    () => import(/* webpackChunkName: "code-javascript" */ 'highlight.js/lib/languages/javascript'),
  ],
  ['json json5 jsonc', () => import(/* webpackChunkName: "code-json" */ 'highlight.js/lib/languages/json')],
  ['kotlin kt', () => import(/* webpackChunkName: "code-kotlin" */ 'highlight.js/lib/languages/kotlin')],
  ['less', () => import(/* webpackChunkName: "code-less" */ 'highlight.js/lib/languages/less')],
  ['lua', () => import(/* webpackChunkName: "code-lua" */ 'highlight.js/lib/languages/lua')],
  [
    'makefile make mk',
    () => import(/* webpackChunkName: "code-makefile" */ 'highlight.js/lib/languages/makefile'),
  ],
  ['markdown md mdx', () => import(/* webpackChunkName: "code-markdown" */ './markdownGrammar.ts')],
  ['nginx', () => import(/* webpackChunkName: "code-nginx" */ 'highlight.js/lib/languages/nginx')],
  [
    'objectivec objc',
    () => import(/* webpackChunkName: "code-objectivec" */ 'highlight.js/lib/languages/objectivec'),
  ],
  ['perl pl', () => import(/* webpackChunkName: "code-perl" */ 'highlight.js/lib/languages/perl')],
  ['php', () => import(/* webpackChunkName: "code-php" */ 'highlight.js/lib/languages/php')],
  [
    'powershell ps1 pwsh',
    () => import(/* webpackChunkName: "code-powershell" */ 'highlight.js/lib/languages/powershell'),
  ],
  [
    'properties',
    () => import(/* webpackChunkName: "code-properties" */ 'highlight.js/lib/languages/properties'),
  ],
  [
    'protobuf proto',
    () => import(/* webpackChunkName: "code-protobuf" */ 'highlight.js/lib/languages/protobuf'),
  ],
  ['python py', () => import(/* webpackChunkName: "code-python" */ 'highlight.js/lib/languages/python')],
  ['r', () => import(/* webpackChunkName: "code-r" */ 'highlight.js/lib/languages/r')],
  ['ruby rb', () => import(/* webpackChunkName: "code-ruby" */ 'highlight.js/lib/languages/ruby')],
  ['rust rs', () => import(/* webpackChunkName: "code-rust" */ 'highlight.js/lib/languages/rust')],
  ['scala', () => import(/* webpackChunkName: "code-scala" */ 'highlight.js/lib/languages/scala')],
  ['scss sass', () => import(/* webpackChunkName: "code-scss" */ 'highlight.js/lib/languages/scss')],
  ['sql mysql pgsql', () => import(/* webpackChunkName: "code-sql" */ 'highlight.js/lib/languages/sql')],
  ['swift', () => import(/* webpackChunkName: "code-swift" */ 'highlight.js/lib/languages/swift')],
  [
    'typescript ts tsx',
    () => import(/* webpackChunkName: "code-typescript" */ 'highlight.js/lib/languages/typescript'),
  ],
  ['vim', () => import(/* webpackChunkName: "code-vim" */ 'highlight.js/lib/languages/vim')],
  ['xml html svg vue', () => import(/* webpackChunkName: "code-xml" */ 'highlight.js/lib/languages/xml')],
  ['yaml yml', () => import(/* webpackChunkName: "code-yaml" */ 'highlight.js/lib/languages/yaml')],
];

const byName = new Map(
  grammars.flatMap(([names, load]) => names.split(' ').map((name) => [name, load] as const)),
);

/** The way to a language's grammar; undefined where the code is shown plain. */
export function findGrammar(language: string): LoadGrammar | undefined {
  return byName.get(language);
}
