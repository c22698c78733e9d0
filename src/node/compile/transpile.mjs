// webpack loader that removes types and compiles JSX. Synchronous and in webpack's process: messages to a service take as
// long as transpiling.
import { transformSync } from 'rolldown/utils';

/** @param {string} code source of a file in src/ */
export default function transpile(code) {
  const { target, isDev } = this.getOptions();
  const result = transformSync(this.resourcePath, code, {
    target,
    sourcemap: isDev,
    jsx: { runtime: 'automatic', development: isDev },
    // tsconfig.json sets types only.
    tsconfig: false,
    // Class fields are assignments, and those without a value are dropped: no helper functions.
    typescript: { onlyRemoveTypeImports: true, removeClassFieldsWithoutInitializer: true },
    assumptions: { setPublicClassFields: true },
  });
  for (const { message } of result.errors) this.emitError(new Error(message));
  this.callback(null, result.code, result.map);
}
