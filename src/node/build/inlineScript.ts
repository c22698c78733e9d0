// Small scripts of their own: the one in the page's head, which runs before anything is loaded, is the usual one.
import { build } from 'esbuild';
import { SCRIPT_TARGET } from '../compile/browsers.ts';
import { inProject } from '../lib/project.ts';

/**
 * Compiles entries to one small script.
 * @param names paths below `src/`, without their endings
 */
export async function buildInlineScript(
  names: readonly string[] = ['reader/entries/boot', 'reader/entries/earlyInput', 'reader/entries/rescue'],
): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: names.map((name) => `import './${name}.ts';`).join(''),
      resolveDir: inProject('src'),
    },
    bundle: true,
    format: 'iife',
    minify: true,
    target: SCRIPT_TARGET,
    charset: 'utf8',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
