// The minifier of what browsers run, called by minimizer-webpack-plugin. It gives Terser's bytes in a fiftieth of
// its time, which was most of a build's: esbuild, as quick, keeps what nobody uses inside joined modules.
import { minify } from 'rolldown/utils';

interface Minified {
  code: string;
  /** Licences, for a file beside the script. */
  extractedComments: string[];
  errors: Error[];
}

/** Gives the language's version for the plugin's `minify`. */
export function createScriptMinifier(target: string): (input: Record<string, string>) => Promise<Minified> {
  return async (input) => {
    const [[file, text] = ['', '']] = Object.entries(input);
    const { code, legalComments, errors } = await minify(file, text, {
      // Scripts, whatever their files are called: names at the top are everybody's.
      module: false,
      compress: { target },
      mangle: { toplevel: false },
      codegen: { removeWhitespace: true, legalComments: 'external' },
    });
    return {
      code,
      extractedComments: [...new Set(legalComments)],
      errors: errors.map(({ message }) => new Error(`${file}: ${message}`)),
    };
  };
}
