import type { Configuration } from 'webpack';

interface Env {
  entry: 'web' | 'offline';
  /** Libraries that are joined already: the file of each by its name. */
  joined: Readonly<Record<string, string>>;
}

/** The file itself is plain JavaScript, as webpack's users expect. */
export default function configure(env: Env, args: { mode: 'production' | 'development' }): Configuration;
