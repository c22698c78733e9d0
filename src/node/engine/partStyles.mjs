// Styles that come with a lazy part (`*.part.module.css`): they stand in its script, and reach the page when it
// runs. The style sheet, which every first visit reads, has none of them.
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';

const ADD_STYLES = fileURLToPath(new URL('../../platform/addStyles.ts', import.meta.url));

/** Gives a CSS module as a script: its names by default, its rules by the way. `namesOnly` leaves the rules out. */
export default function partStyles(text) {
  const { code, exports } = transform({
    filename: this.utils.contextify(this.rootContext, this.resourcePath),
    code: Buffer.from(text),
    minify: true,
    cssModules: { pattern: '[hash]_[local]' },
  });
  const names = Object.fromEntries(Object.entries(exports).map(([name, known]) => [name, known.name]));
  const parts = [`export default ${JSON.stringify(names)};`];
  if (!this.getOptions().namesOnly)
    parts.unshift(
      `import { addStyles } from ${JSON.stringify(this.utils.contextify(this.context, ADD_STYLES))};`,
      `addStyles(${JSON.stringify(code.toString())});`,
    );
  return parts.join('\n');
}
