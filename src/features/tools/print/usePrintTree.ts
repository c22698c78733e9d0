import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readWholeManifest } from '../../../content/queries/readWholeManifest.ts';
import type { Manifest, Version } from '../../../core/model/manifest.ts';
import { buildPrintTree, type PrintNode } from '../../../core/print/printTree.ts';
import type { ContentSource } from '../../../core/source.ts';

export interface PrintTree {
  manifest: Manifest;
  version: Version;
  nodes: readonly PrintNode[];
}

/** The pages of a version; the page that is read has not brought them all. */
export function usePrintTree(
  source: ContentSource,
  client: QueryClient,
  page: { version: string | undefined; path: string },
): { tree?: PrintTree; hasFailed?: boolean } {
  const [state, setState] = useState<{ tree?: PrintTree; hasFailed?: boolean }>({});
  const { version: name, path } = page;
  useEffect(() => {
    if (name === undefined) return;
    let isGone = false;
    const show = (found: typeof state) => isGone || setState(found);
    readWholeManifest(source, client).then(
      (manifest) => {
        const version = manifest.versions.find((each) => each.name === name);
        if (version === undefined) show({ hasFailed: true });
        else show({ tree: { manifest, version, nodes: buildPrintTree(version, path) } });
      },
      () => show({ hasFailed: true }),
    );
    return () => {
      isGone = true;
    };
  }, [source, client, name, path]);
  return state;
}
