// Wikis of GitHub, GitLab and Gogs:
// https://docs.github.com/communities/documenting-your-project-with-wikis/creating-a-footer-or-sidebar-for-your-wiki
import { SIDEBAR } from '../../core/site/nav/sidebarItems.ts';
import { decodeSafely, fileName } from '../../core/site/urls/filePath.ts';
import { inFolder } from '../../core/site/urls/folder.ts';
import { stripPageEnding } from '../../core/site/urls/pageFileNames.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import type { Adapter } from './foreignSite.ts';
import { listPages, type Resolve, readList } from './listFile.ts';
import { onlyVersion, UNLISTED } from './onlyVersion.ts';

const SIDEBAR_FILE = '_Sidebar.md';

export const wiki: Adapter = {
  engine: 'Wiki',
  detect: ({ names }) =>
    names.includes(SIDEBAR_FILE) || (names.includes('Home.md') && names.includes('_Footer.md')),
  async read({ root, files }) {
    const pages = await listPages(files, root || '.');
    const byName = new Map([...pages].map((page) => [nameOf(stripPageEnding(page)), page]));
    const resolve: Resolve = (href) => {
      const [, inWiki] = /^https?:\/\/[^/]+\/[^/]+\/[^/]+\/wiki(?:\/(.*))?$/.exec(href) ?? [];
      const page = byName.get(nameOf((inWiki ?? href).replace(/#.*$/, '') || 'Home'));
      if (page !== undefined) return { page };
      return findExternalKind(href) === 'external' ? { href } : undefined;
    };
    const file = inFolder(root, SIDEBAR_FILE);
    const { items, unread } = readList(toMarkdown((await files.read(file)) ?? ''), {
      file,
      resolve,
      isOpen: true,
    });
    const footer = (await files.read(inFolder(root, '_Footer.md'))) ?? '';
    const copyright = toMarkdown(footer)
      .replace(/!?\[([^\]]*)\]\([^)]*\)|<[^<>]*>|[*`]/g, '$1')
      .replace(/\s+/g, ' ')
      .trim();
    return {
      engine: 'Wiki',
      site: { ...(copyright && { footer: { copyright } }) },
      locales: [],
      versions: [
        {
          ...onlyVersion(root || '.', items.length > 0 ? { [SIDEBAR]: [...items, UNLISTED] } : undefined),
          numberPrefixes: false,
          urls: { index: ['Home'] },
        },
      ],
      unread,
    };
  },
};

/** Pages are found by their names, in any folder; a space and a hyphen are the same. */
const nameOf = (path: string) =>
  decodeSafely(fileName(path.replace(/\/$/, '')))
    .replace(/\.md$/i, '')
    .replace(/ /g, '-')
    .toLowerCase();

/** Writes wiki links and bold lines, which stand for headings, in markdown. */
const toMarkdown = (text: string) =>
  text
    .replace(
      /\[\[([^[\]|]+)(?:\|([^[\]]+))?\]\]/g,
      (_, label: string, page = label) => `[${label}](<${page}>)`,
    )
    .replace(/^\*\*([^*[\]\n]+)\*\*:?[ \t]*$/gm, '## $1');
