// Stands in for a polyfill: every browser that the site supports has the function.
export default structuredClone;
