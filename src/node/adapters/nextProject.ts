// What projects of Next.js have in common, from which Nextra and Fumadocs make sites.
import { inFolder } from '../../core/site/urls/folder.ts';
import { dropUndefined, type FieldReader } from './fieldReader.ts';
import { CODE_ENDINGS } from './foreignLinks.ts';
import type { Project, SiteFields } from './foreignSite.ts';
import type { Fields } from './literalValues.ts';

interface NextProject {
  config: Fields;
  site: SiteFields;
  staticFolders: string[];
  redirects: Record<string, string>;
}

/** A language of the site; its pages are in a folder, or end with its code. */
export interface Language {
  locale: string;
  /** In front of the URLs of its pages: `/zh`. */
  path: string;
  /** Folder of its pages below that of the site. */
  folder: string;
  /** Endings of file names, its own first. */
  endings: string[];
}

const ICONS = ['public/favicon.svg', 'public/favicon.ico', 'app/icon.svg', 'app/icon.png', 'app/favicon.ico'];

/** Reads `next.config`, through the functions of plugins, and finds the icon. */
export async function readNextProject({ root, files }: Project, reader: FieldReader): Promise<NextProject> {
  const { config } = await reader.open(
    files,
    CODE_ENDINGS.map((ending) => inFolder(root, `next.config.${ending}`)),
  );
  const publicFolder = inFolder(root, 'public');
  const found = new Set(
    (await Promise.all(['public', 'app', 'src/app'].map((name) => files.list(inFolder(root, name))))).flat(),
  );
  const icon = ICONS.flatMap((name) => [name, `src/${name}`]).find((name) => found.has(inFolder(root, name)));
  return {
    config,
    site: dropUndefined({
      baseUrl: reader.text(config.basePath),
      favicon: icon && `/${icon.startsWith('public/') ? icon.slice('public/'.length) : inFolder(root, icon)}`,
    }),
    staticFolders: [...found].some((file) => file.startsWith(`${publicFolder}/`)) ? [publicFolder] : [],
    redirects: readRedirects(config, reader),
  };
}

/** Redirects whose sources are paths, or name all values of a parameter: `/guide/:slug(one|two)`. */
function readRedirects(config: Fields, reader: FieldReader): Record<string, string> {
  const rows = reader.objects(config.redirects).flatMap(({ source, destination }): [string, string][] => {
    const [from, to] = [reader.text(source), reader.text(destination)];
    if (from === undefined || to === undefined || !to.startsWith('/')) return [];
    const [parameter = '', name = '', values] = /:(\w+)(?:\(([\w|-]+)\))?[*+?]?/.exec(from) ?? [];
    const filled: [string, string][] =
      parameter === ''
        ? [[from, to]]
        : (values?.split('|') ?? []).map((value) => [
            from.replace(parameter, value),
            to.replace(new RegExp(`:${name}\\b[*+?]?`), value),
          ]);
    return filled.filter((pair) => !pair.join('').includes(':'));
  });
  return Object.fromEntries(rows);
}
