import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // A forgotten `.only` would let the rest pass unseen.
    allowOnly: false,
    unstubEnvs: true,
  },
});
