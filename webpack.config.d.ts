import type { Configuration } from 'webpack';

interface Env {
  entry: 'web' | 'offline' | 'folder';
  isLive?: boolean;
}

/** The file itself is plain JavaScript, as webpack's users expect. */
export default function configure(env: Env, args: { mode: 'production' | 'development' }): Configuration;
