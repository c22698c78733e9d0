// The script in the page's head, which runs before anything is loaded.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const entries = fileURLToPath(new URL('../entries/', import.meta.url));

/** Compiles boot.ts and rescue.ts to one small script. */
export async function buildInlineScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `import './boot.ts'; import './rescue.ts';`, resolveDir: entries },
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2020',
    charset: 'utf8',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
