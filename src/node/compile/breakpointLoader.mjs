// A webpack loader for the sheets that are not a lazy part's (partStyles.mjs). webpack loads this file as plain
// JavaScript: the function is passed as an option.
/** @param {string} css */
export default function breakpointLoader(css) {
  const { resolve, definitions } = this.getOptions();
  this.addDependency(definitions);
  return resolve(this.resourcePath, css);
}
