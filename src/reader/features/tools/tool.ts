import type { ComponentType } from 'react';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import type { SitePage } from '../../../core/site/urls/siteIndex.ts';
import type { ContentReader } from '../../content/queries/contentReader.ts';
import type { IconName } from '../../ui/Icon.tsx';

/** The page that a tool is offered on. */
export interface ToolPage extends ContentReader {
  route: Extract<SitePage, { kind: 'doc' | 'page' }>;
  manifest: Manifest;
}

/** Props of a component that a tool opens over the page. */
export interface ToolDialogProps {
  page: ToolPage;
  onClose: () => void;
}

export type ToolEntry = {
  /** Unique among all entries of the menu: React's key. */
  name: string;
  label: string;
  icon: IconName;
  /** What it concerns: entries of a group stand together. */
  group: 'reader' | 'copy' | 'compare' | 'print' | 'edit';
} & (
  | {
      /** A URL of the site, `/docs/deploy?compare=v7`. */
      href: string;
    }
  | { load: () => Promise<{ default: ComponentType<ToolDialogProps> }> }
  | {
      /** Resolves to the status message that the menu announces. */
      run: () => Promise<string>;
    }
);

/** A reading tool: a function from the page to the entries it adds to the menu, possibly none. */
export type Tool = (page: ToolPage) => readonly ToolEntry[];
