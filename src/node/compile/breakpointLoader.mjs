// webpack loader that replaces named breakpoints in the stylesheets that are not of a lazy chunk (those:
// partStylesLoader.mjs). Plain JavaScript, since webpack imports it by its path; `resolve` is passed as an option.
/** @param {string} css */
export default function breakpointLoader(css) {
  const { resolve, definitions } = this.getOptions();
  this.addDependency(definitions);
  return resolve(this.resourcePath, css);
}
