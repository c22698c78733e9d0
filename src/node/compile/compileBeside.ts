// Entry of the process that runs webpack.
export { compile } from './compile.ts';
