// mdBook: https://rust-lang.github.io/mdBook/format/configuration/index.html, …/format/summary.html
import { SIDEBAR } from '../../core/site/nav/sidebarItems.ts';
import { SUMMARY_FILE } from '../../core/site/nav/summarySidebar.ts';
import { inFolder } from '../../core/site/urls/folder.ts';
import { findFolder, findTag } from './foreignLinks.ts';
import type { Adapter } from './foreignSite.ts';
import { listPages, readList, resolveIn } from './listFile.ts';
import { onlyVersion, UNLISTED } from './onlyVersion.ts';
import { findRedirects } from './pageRedirects.ts';

const CONFIG = 'book.toml';

export const mdbook: Adapter = {
  engine: 'mdBook',
  detect: ({ names }) => names.includes(CONFIG),
  async read({ root, files }) {
    const settings = readToml((await files.read(inFolder(root, CONFIG))) ?? '');
    const [title, language] = [settings.get('book.title'), settings.get('book.language')];
    const repository = settings.get('output.html.git-repository-url');
    const source = findFolder(root, settings.get('book.src') ?? 'src');
    const dir = (await files.list(source)).length > 0 ? source : root;
    const pages = await listPages(files, dir || '.');
    const file = inFolder(dir, SUMMARY_FILE);
    // Headings of the first level are the titles of parts; mdBook skips the others.
    const list = readList((await files.read(file)) ?? '', {
      file,
      resolve: resolveIn(pages),
      isPart: (level) => level === 1,
    });
    const redirects = [...settings]
      .filter(([key]) => key.startsWith(REDIRECT))
      .map(([key, to]): [string, string] => [key.slice(REDIRECT.length), to]);
    return {
      engine: 'mdBook',
      site: {
        ...(title && { title }),
        ...(repository && {
          navbar: { items: [{ label: 'Git', href: repository, position: 'right' }] },
        }),
      },
      locales: language ? [{ locale: findTag(language, 'en'), path: '/' }] : [],
      versions: [
        {
          ...onlyVersion(
            dir || '.',
            list.items.length > 0 ? { [SIDEBAR]: [...list.items, UNLISTED] } : undefined,
          ),
          numberPrefixes: false,
        },
      ],
      redirects: findRedirects(redirects, pages),
      unread: list.unread,
    };
  },
};

const REDIRECT = 'output.html.redirect.';

/**
 * The texts of a TOML file by their keys, as far as they are on one line.
 * @example readToml('[book]\ntitle = "A" # b').get('book.title') === 'A'
 */
export function readToml(text: string): Map<string, string> {
  const values = new Map<string, string>();
  let table = '';
  for (const line of text.replace(/"""[\s\S]*?"""|'''[\s\S]*?'''/g, '').split(/\r?\n/)) {
    const [, header] = /^\s*\[([^[\]]+)\]\s*(?:#.*)?$/.exec(line) ?? [];
    if (header !== undefined) table = `${header.replace(/[\s"]/g, '')}.`;
    const [, key, bare, basic, literal = ''] =
      /^\s*(?:"([^"]*)"|([\w.-]+))\s*=\s*(?:("(?:[^"\\]|\\.)*")|'([^']*)')\s*(?:#.*)?$/.exec(line) ?? [];
    const name = key ?? bare;
    if (name !== undefined) values.set(table + name, basic === undefined ? literal : readBasicString(basic));
  }
  return values;
}

function readBasicString(quoted: string): string {
  try {
    return JSON.parse(quoted);
  } catch {
    return quoted.slice(1, -1);
  }
}
