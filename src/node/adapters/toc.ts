// Folders with a TOC.md, and TOC-<name>.md for other parts of the site, whose links are paths from the folder.
import { isFields } from '../../core/site/manifest/foreignFields.ts';
import { SIDEBAR } from '../../core/site/nav/sidebarItems.ts';
import { inFolder, pathInside } from '../../core/site/urls/folder.ts';
import type { Adapter, Project, SiteFields } from './foreignSite.ts';
import { readJsonFile } from './jsonFile.ts';
import { listPages, readList, resolveIn } from './listFile.ts';
import { onlyVersion, UNLISTED } from './onlyVersion.ts';

const MAIN = 'TOC.md';
const OTHER = /^TOC-(.+)\.md$/;

export const toc: Adapter = {
  engine: MAIN,
  detect: async ({ root, names, files }) =>
    names.includes(MAIN) && LINK.test((await files.read(inFolder(root, MAIN))) ?? ''),
  async read({ root, names, files }: Project) {
    const lists = [MAIN, ...names.filter((name) => OTHER.test(name)).sort()];
    const pages = await listPages(files, root || '.');
    const resolve = resolveIn(pages);
    const read = await Promise.all(
      lists.map(async (name) => {
        const file = inFolder(root, name);
        return {
          name: OTHER.exec(name)?.[1] ?? SIDEBAR,
          ...readList((await files.read(file)) ?? '', { file, resolve }),
        };
      }),
    );
    const filled = read.filter(({ items }) => items.length > 0);
    const [first] = filled;
    // The pages of all lists would follow in each of them; the rest of a single list follows in it.
    const rest = filled.length === 1 ? [UNLISTED] : [];
    const others = filled.filter((list) => list !== first);
    return {
      engine: MAIN,
      site: {
        values: await readVariables(files, root),
        ...(others.length > 0 && {
          navbar: {
            items: filled.map(({ name }) => ({ label: name === SIDEBAR ? 'TOC' : name, sidebar: name })),
          },
        }),
      },
      locales: [],
      versions: [
        {
          ...onlyVersion(
            root || '.',
            first && Object.fromEntries(filled.map(({ name, items }) => [name, [...items, ...rest]])),
          ),
          numberPrefixes: false,
          exclude: lists.map((name) => pathInside(root, inFolder(root, name))),
        },
      ],
      unread: read.flatMap(({ unread }) => unread),
    };
  },
};

/** The texts that stand for `{{{ .name }}}`, by name, in `variables.json`. */
async function readVariables(files: Project['files'], root: string): Promise<SiteFields['values']> {
  const { data } = await readJsonFile(files, inFolder(root, 'variables.json'));
  const texts = Object.entries(isFields(data) ? data : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return texts.map(([name, text]) => ({ name: `{{{ .${name} }}}`, label: name, default: text }));
}

/** A list entry whose link is a path from the folder. */
const LINK = /^\s*[-*+]\s+\[.*\]\(\/.*\.md\)\s*$/m;
