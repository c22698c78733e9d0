// webpack loader of the stylesheets of lazy chunks (`*.part.css`, `*.part.module.css`): the chunk's script contains
// the rules and adds them to the page. The main stylesheet of every first visit lacks them;
// compileBrowser.worker.ts collects them, and a prerendered page inlines the rules that its elements match. Plain
// JavaScript, since webpack imports it by its path; the function that compiles a stylesheet is passed as the loader's
// option `read`.
import { fileURLToPath } from 'node:url';

const ADD_STYLES = fileURLToPath(new URL('../../reader/platform/addStyles.ts', import.meta.url));
const BREAKPOINTS = fileURLToPath(new URL('../../reader/styles/breakpoints.css', import.meta.url));

/** Compiles a stylesheet to a module that adds its rules and exports its class names. */
export default function partStylesLoader(text) {
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
