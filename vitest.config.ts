import { defineConfig } from 'vitest/config';

// The parsers' debug builds, which tests would get otherwise, are not what readers get:
// they are slow, and their assertions forbid what our own extensions do.
process.env.NODE_ENV = 'production';

export default defineConfig({
  mode: 'production',
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // A forgotten `.only` would let the rest pass unseen.
    allowOnly: false,
    unstubEnvs: true,
    unstubGlobals: true,
    // Files share what they import: loading the parsers for each of them took as long as the tests.
    isolate: false,
    maxWorkers: '100%',
    // Machines are noisy: this ends a test that hangs, it is no measure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
