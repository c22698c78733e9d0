// How the browser's part of the engine is put together. src/node/compile/compileBrowser.worker.ts runs it.
import { relative } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { GRAMMAR_FILES } from './src/core/site/manifest/codeLanguages.ts';
import {
  createScriptMinifier,
  findDiagramChunk,
  findSharedDiagramChunk,
  isLeftOut,
  LANGUAGE_CONDITIONS,
  REPLACED_MODULES,
  SCRIPT_TARGET,
  STYLE_TARGETS,
} from './src/node/compile/bundlerSettings.ts';
import {
  BREAKPOINTS_FILE,
  className,
  readPartSheet,
  resolveBreakpoints,
} from './src/node/compile/stylesheets.ts';
import { cacheDir, inProject, PROJECT } from './src/node/lib/project.ts';

/** Styles that come with a lazy part, and not in the style sheet. */
const PART_STYLES = /\.part(?:\.module)?\.css$/;

const WHOLE_PARTS = new Set(['docs', 'category', 'desk']);

/** As names that stand for themselves, and for nothing that lies below them. */
const onlyThese = (modules) =>
  Object.fromEntries(Object.entries(modules).map(([name, file]) => [`${name}$`, file]));

const nameClass = ({ resourcePath }, _pattern, name) =>
  className(relative(PROJECT, resourcePath).replaceAll('\\', '/'), name);

/** Names the lazy chunks of Mermaid, whose imports have no webpackChunkName comments. */
function nameDiagramChunks(compiler) {
  compiler.hooks.thisCompilation.tap('NameDiagramChunks', (compilation) => {
    compilation.hooks.afterChunks.tap('NameDiagramChunks', () => {
      for (const { origins, chunks } of compilation.chunkGroups) {
        const name = findDiagramChunk(origins[0]?.request ?? '');
        if (name !== undefined) chunks[0].name = name;
      }
    });
  });
}

/** Name of the chunk that replaces one of a kind of diagram. */
const sharedDiagramChunk = (chunk) =>
  [...chunk.groupsIterable]
    .flatMap(({ origins }) => origins.map(({ request }) => findSharedDiagramChunk(request ?? '')))
    .find((name) => name !== undefined);

/**
 * Builds those grammars of the library, which grammars.ts asks for by name. The whole path: the package's
 * exports name files only, and no folder. Modules, since what imports others has to be told what they are.
 */
const buildGrammars = (files) =>
  new webpack.ContextReplacementPlugin(
    /highlight\.js.(?:lib|es).languages$/,
    inProject('node_modules/highlight.js/es/languages'),
    Object.fromEntries(files.map((file) => [`./${file}`, `./${file}.js`])),
  );

/**
 * Called the way webpack calls it: `(env, { mode })`.
 * `entry` names the application: `web`, `offline` for the kit, or `folder` for sites without a build. Each is a build of its own: modules that two
 * entries share cannot be joined into one scope, and the first visit would pay. `isLive`: pages follow changes of their files.
 */
export default function webpackConfig({ entry = 'web', isLive = false }, { mode }) {
  const isDev = mode === 'development';
  return {
    mode,
    context: PROJECT,
    target: ['web', SCRIPT_TARGET],
    entry: {
      [entry]: [...(isLive ? ['./src/reader/entries/live.ts'] : []), `./src/reader/entries/${entry}.tsx`],
      ...(entry === 'web' && !isLive && { 'service-worker': './src/reader/entries/serviceWorker.ts' }),
    },
    output: {
      // A service worker is known by its address, and rules the folder that it stands in.
      filename: ({ chunk }) =>
        chunk.name === 'service-worker'
          ? '[name].js'
          : isDev
            ? 'assets/[name].js'
            : 'assets/[name].[contenthash:8].js',
      chunkFilename: isDev ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // The site's base is found from the script's own address, so one build works below any path.
      publicPath: 'auto',
      // Half of what webpack waits for a part that does not come. The largest takes as long on the slowest phone network.
      chunkLoadTimeout: 60_000,
    },
    devtool: isDev ? 'eval-cheap-module-source-map' : false,
    resolve: {
      // The parsers' debug builds, which webpack would take in development, are slow and
      // forbid what our own extensions do: writers see what readers will see.
      conditionNames: [
        ...LANGUAGE_CONDITIONS,
        // Its worker parses texts: what libraries have for browsers may need a document.
        ...(entry === 'folder' ? ['worker'] : []),
        'webpack',
        'production',
        'browser',
        'module',
        'import',
        'require',
      ],
      alias: onlyThese(REPLACED_MODULES),
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: inProject('src/node/compile/transpile.mjs'),
          options: { target: SCRIPT_TARGET, isDev },
        },
        {
          test: PART_STYLES,
          use: [
            {
              loader: inProject('src/node/compile/partStylesLoader.mjs'),
              options: { read: readPartSheet },
            },
          ],
        },
        {
          test: /\.css$/,
          exclude: PART_STYLES,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                // Sheets that a sheet imports go through the loader below, too.
                importLoaders: 1,
                modules: {
                  auto: /\.module\.css$/,
                  ...(isDev ? { localIdentName: '[name]__[local]' } : { getLocalIdent: nameClass }),
                  exportLocalsConvention: 'as-is',
                  namedExport: false,
                },
              },
            },
            {
              loader: inProject('src/node/compile/breakpointLoader.mjs'),
              options: { resolve: resolveBreakpoints, definitions: BREAKPOINTS_FILE },
            },
          ],
        },
        { test: /\.(?:svg|png|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.IS_LIVE': isLive }),
      new webpack.IgnorePlugin({ checkResource: isLeftOut }),
      { apply: nameDiagramChunks },
      buildGrammars(GRAMMAR_FILES),
      new webpack.BannerPlugin({
        // Nearly all of it runs at once. Chromium then compiles it while it comes, beside the page, and
        // not function by function when the page waits (v8.dev/blog/explicit-compile-hints).
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        include: /^assets[\\/](?:web|offline|folder|docs|cache|late|parser|markdown|blocks)\b.*\.js$/,
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
      }),
      new MiniCssExtractPlugin({
        filename: isDev ? 'assets/[name].css' : 'assets/[name].[contenthash:8].css',
      }),
    ],
    optimization: {
      minimize: !isDev,
      moduleIds: isDev ? 'named' : 'deterministic',
      chunkIds: 'named',
      splitChunks: {
        // The writer's desk has all that it needs in its own part: readers' parts stay whole. So do those of pages:
        // what two kinds share is small, and one line more of it would make a file more of a first visit.
        chunks: (chunk) => !chunk.canBeInitial() && !WHOLE_PARTS.has(chunk.name),
        // Few requests: a part of its own only for what two lazy parts share, and one style sheet for all.
        cacheGroups: {
          defaultVendors: false,
          // Else it would be called after all its modules, and each page says these names.
          default: {
            minChunks: 2,
            minSize: 24_000,
            reuseExistingChunk: true,
            name: (_module, chunks) =>
              chunks
                .map(({ name }) => name)
                .sort()
                .join('-'),
          },
          diagrams: {
            priority: 3,
            name: (_module, chunks) => {
              const [name, ...more] = new Set(chunks.map(sharedDiagramChunk));
              return more.length > 0 ? 'diagram-others' : name;
            },
            enforce: true,
            chunks: (chunk) => sharedDiagramChunk(chunk) !== undefined,
          },
          // All that reads pages, one file: what late parts share with it is there before they are.
          cache: {
            priority: 2,
            name: 'cache',
            enforce: true,
            chunks: (chunk) => !chunk.canBeInitial(),
            test: (module, { chunkGraph }) =>
              [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'visits'),
          },
          markdown: {
            priority: 1,
            name: 'markdown',
            minChunks: 2,
            chunks: ({ name }) => name === 'parser' || name === 'blocks' || name === 'html',
          },
          styles: { name: entry, type: 'css/mini-extract', chunks: 'all', enforce: true },
        },
      },
      minimizer: [
        // Threads of its own do the work: others would only carry the texts to and fro.
        new MinimizerPlugin({ minify: createScriptMinifier(SCRIPT_TARGET), parallel: false }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: STYLE_TARGETS },
          parallel: false,
        }),
      ],
    },
    // For those who write the engine. A production build is made once and kept whole (engineStore.mjs): to write
    // this down as well would take as long as compiling.
    cache: isDev && {
      type: 'filesystem',
      name: 'development',
      cacheDirectory: cacheDir('webpack'),
      buildDependencies: { config: [inProject('webpack.config.js'), inProject('package-lock.json')] },
    },
    // Sizes are held by src/node/compile/budgets.ts.
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  };
}
