import { useMemo } from 'react';
import { buildPrintTree, type PrintNode } from '../../../../core/print/printTree.ts';
import type { Manifest, Version } from '../../../../core/site/manifest/manifest.ts';
import { useWholeManifest } from '../../../content/queries/wholeManifest.ts';

export interface PrintTree {
  manifest: Manifest;
  version: Version;
  nodes: readonly PrintNode[];
}

/** The pages of a version; the page that is read has not brought them all. */
export function usePrintTree(name: string | undefined, path: string) {
  const { data: manifest, isError } = useWholeManifest(name !== undefined);
  const tree = useMemo((): PrintTree | undefined => {
    const version = manifest?.versions.find((each) => each.name === name);
    return manifest && version && { manifest, version, nodes: buildPrintTree(version, path) };
  }, [manifest, name, path]);
  const isMissing = name !== undefined && manifest !== undefined && tree === undefined;
  return { tree, hasFailed: isError || isMissing };
}
