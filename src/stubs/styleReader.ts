// Stands in for the reader of style attributes inside hast-util-to-jsx-runtime: the
// allow-list of src/core/markdown/htmlSchema.ts lets none through.
export default () => ({});
