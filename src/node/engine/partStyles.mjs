// Styles that come with a lazy part (`*.part.css`, `*.part.module.css`): they stand in its script, and reach the
// page when it runs. The style sheet, which every first visit reads, has none of them; the HTML of a page that was
// drawn ahead holds those that it needs (compile.ts collects them).
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';

const ADD_STYLES = fileURLToPath(new URL('../../platform/addStyles.ts', import.meta.url));

/** A sheet as a script: a module's names by default, its rules by the way. `namesOnly` leaves the rules out. */
export default function partStyles(text) {
  const { code, exports } = transform({
    filename: this.utils.contextify(this.rootContext, this.resourcePath),
    code: Buffer.from(text),
    minify: true,
    cssModules: this.resourcePath.endsWith('.module.css') && { pattern: '[hash]_[local]' },
  });
  const css = code.toString();
  this._module.buildInfo.partStyles = css;
  // They come in any order, and the same sheet is to give the same bytes.
  const names = Object.fromEntries(
    Object.entries(exports ?? {})
      .map(([name, known]) => [name, known.name])
      .sort(),
  );
  const parts = [`export default ${JSON.stringify(names)};`];
  if (!this.getOptions().namesOnly)
    parts.unshift(
      `import { addStyles } from ${JSON.stringify(this.utils.contextify(this.context, ADD_STYLES))};`,
      `addStyles(${JSON.stringify(css)});`,
    );
  return parts.join('\n');
}
