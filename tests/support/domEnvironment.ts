// A DOM without a browser, in which code for Node runs as well: tests build what the application reads.
import { builtinEnvironments } from 'vitest/runtime';

export default { ...builtinEnvironments['happy-dom'], viteEnvironment: 'ssr' };
