// The parser of JavaScript and TypeScript, a part that loads for configurations that are code. A static import: in a
// compiled part, a dynamic import of a CommonJS package has no named exports.
export { type ParseResult, parse } from '@babel/parser';
