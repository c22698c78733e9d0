// What a reading tool is: it looks at the page on the screen and offers entries for the menu at the page's head.
// Tools are named in `tools.ts`, a line each; what an entry does is loaded when it is first chosen.
import type { ComponentType } from 'react';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import type { Place } from '../../../core/site/urls/siteIndex.ts';
import type { Reader } from '../../content/queries/contentReader.ts';

/** The page that a tool is offered on. */
export interface ToolPage extends Reader {
  route: Extract<Place, { kind: 'doc' | 'page' }>;
  manifest: Manifest;
}

/** What lies over the page until it is closed. */
export interface ToolPartProps {
  page: ToolPage;
  onClose: () => void;
}

export type ToolEntry = {
  /** Unlike all other entries'. */
  name: string;
  label: string;
} & (
  | {
      /** An address of the site, `/docs/deploy?compare=v7`. */
      href: string;
    }
  | { load: () => Promise<{ default: ComponentType<ToolPartProps> }> }
  | {
      /** Gives the words that tell the reader what came of it. */
      run: () => Promise<string>;
    }
);

/** Gives what it offers on a page; nothing where it is of no use there. */
export type Tool = (page: ToolPage) => readonly ToolEntry[];
