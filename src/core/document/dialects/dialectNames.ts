// The names of dialects: a module of its own, since what reads a manifest needs no more of them.

/**
 * All dialects, in the order in which their nodes are resolved. `mdx`: JSX and expressions; `vue`: markdown with HTML and
 * components (VitePress, VuePress); `mkdocs`: extensions of Python-Markdown; `gitbook`: tags, `{% hint %}`; `includes`:
 * lines that include other files; `pandoc`: spans and grid tables; `obsidian`: comments and ids of blocks; `imageSizes`:
 * `![](a.png =300x150)`; `hugo`: shortcodes; `vuepress`: slides, diagrams and attribute lists of its plugins.
 */
export const DIALECT_NAMES = [
  'mdx',
  'vue',
  'mkdocs',
  'gitbook',
  'includes',
  'pandoc',
  'obsidian',
  'imageSizes',
  'hugo',
  'vuepress',
] as const;
export type DialectName = (typeof DIALECT_NAMES)[number];

/** The dialects of a text of MDX. */
export const IN_MDX: readonly DialectName[] = ['mdx', 'includes', 'hugo'];

/** The dialects that other texts may have. */
export const IN_MARKDOWN = DIALECT_NAMES.filter((name) => name !== 'mdx' && name !== 'vue');

/** The dialects of a page that is a component of Vue. */
export const IN_VUE: DialectName[] = ['vue', ...IN_MARKDOWN];
