import { defineConfig } from 'vitest/config';

// The parsers' debug builds, which tests would get otherwise, are not what readers get:
// they are slow, and their assertions forbid what our own extensions do.
process.env.NODE_ENV = 'production';
// Relative paths count from this project, wherever the tests are started.
process.env.INIT_CWD = '';

export default defineConfig({
  mode: 'production',
  test: {
    // A forgotten `.only` would let the rest pass unseen.
    allowOnly: false,
    // Tags are the ids of tests in the specification's table, which checks them itself.
    strictTags: false,
    unstubEnvs: true,
    unstubGlobals: true,
    // Files share what they import: loading the parsers for each of them took as long as the tests.
    isolate: false,
    // What was made of a file that has not changed since is taken from the last run.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    maxWorkers: '100%',
    // Room for what lives a moment: with the usual 16 MB a sixth of the time goes into clearing it.
    execArgv: ['--max-semi-space-size=64'],
    // Machines are noisy: this ends a test that hangs, it is no measure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          // A DOM without a browser: nothing is laid out, painted or loaded.
          environment: './tests/support/domEnvironment.ts',
          // What is still asked for when a test is over is no news.
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
        },
      },
    ],
  },
});
