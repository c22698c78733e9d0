// A loader for our own scripts: types and JSX become what browsers run. In the compiler's own process and at once:
// a service beside it takes as long to be asked as to answer.
import { transformSync } from 'rolldown/utils';

/** @param {string} code of a file of ours */
export default function transpile(code) {
  const { target, isDev } = this.getOptions();
  const result = transformSync(this.resourcePath, code, {
    target,
    sourcemap: isDev,
    jsx: { runtime: 'automatic', development: isDev },
    // What the project's own settings say of types does not matter here.
    tsconfig: false,
    // A field is set, and one without a value is left out: neither takes a helper.
    typescript: { onlyRemoveTypeImports: true, removeClassFieldsWithoutInitializer: true },
    assumptions: { setPublicClassFields: true },
  });
  for (const { message } of result.errors) this.emitError(new Error(message));
  this.callback(null, result.code, result.map);
}
