// Styles that come with a lazy part (`*.part.css`, `*.part.module.css`): they stand in its script, and reach the
// page when it runs. The style sheet, which every first visit reads, has none of them; the HTML of a page that was
// drawn ahead holds those that it needs (compileBrowser.worker.ts collects them). webpack loads this file as plain JavaScript: the function
// that reads a sheet is passed as an option.
import { fileURLToPath } from 'node:url';

const ADD_STYLES = fileURLToPath(new URL('../../reader/platform/addStyles.ts', import.meta.url));
const BREAKPOINTS = fileURLToPath(new URL('../../reader/styles/breakpoints.css', import.meta.url));

/** A sheet as a script: a module's names by default, its rules by the way. */
export default function partStyles(text) {
  this.addDependency(BREAKPOINTS);
  const file = this.utils.contextify(this.rootContext, this.resourcePath).replace(/^\.\//, '');
  const { css, names } = this.getOptions().read(file, Buffer.from(text));
  this._module.buildInfo.partStyles = css;
  return [
    `import { addStyles } from ${JSON.stringify(this.utils.contextify(this.context, ADD_STYLES))};`,
    `addStyles(${JSON.stringify(css)});`,
    `export default ${JSON.stringify(names)};`,
  ].join('\n');
}
