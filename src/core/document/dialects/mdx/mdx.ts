// The dialects with components: MDX, and markdown with the components of Vue. A chunk of its own in browsers.
import type { Dialect } from '../dialect.ts';
import { componentSyntax, mdxFromMarkdown, mdxSyntax } from './mdxSyntax.ts';
import { resolveMarkup } from './resolveMarkup.ts';
import { measureEsm, measureMarkup } from './scanMarkup.ts';
import { resolveTemplates } from './vueTemplates.ts';

export const mdx: Dialect = {
  name: 'mdx',
  hasIndentedCode: false,
  micromark: mdxSyntax,
  fromMarkdown: mdxFromMarkdown,
  measure: (text) =>
    /^[<{]/.test(text)
      ? measureMarkup(text)
      : /^(?:import|export)\b/.test(text)
        ? measureEsm(text)
        : undefined,
  resolve: resolveMarkup,
};

export const vue: Dialect = {
  name: 'vue',
  micromark: componentSyntax,
  fromMarkdown: mdxFromMarkdown,
  measure: (text) => (/^<\/?[A-Z]/.test(text) ? measureMarkup(text) : undefined),
  resolve(root, context) {
    resolveMarkup(root, context);
    resolveTemplates(root, context.report);
  },
};
