// What a visitor has read of the parts of a large site’s manifest (core/site/shards).

/** An address, and where it is told what stands there. */
export interface PartPlace {
  /** Normalized. */
  path: string;
  /** Number of the part; -1 where nothing stands any more. */
  part: number;
  /** Name of the version. */
  version: string;
  /** A doc that may be suggested to who asked for another one. */
  id?: string | undefined;
  title?: string | undefined;
  /** What the manifest's `redirects` say of it and of its anchors. */
  redirects?: Record<string, string> | undefined;
}

/** What has been read of the parts. */
export interface KnownParts {
  parts: ReadonlySet<number>;
  /** By their file. */
  ranges: ReadonlyMap<string, readonly PartPlace[]>;
}
