// The home page of a site without a manifest: what its first page says of it in the fields of other engines.
import { join } from 'node:path';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import { isFields } from '../../core/site/manifest/foreignFields.ts';
import { readYamlFields } from '../../core/site/manifest/yamlFields.ts';
import { encodePath, joinPath } from '../../core/site/urls/filePath.ts';
import { folderPrefix } from '../../core/site/urls/folder.ts';
import { stripPageEnding } from '../../core/site/urls/pageFile.ts';
import { fileToSlug, isIndexFile } from '../../core/site/urls/slug.ts';
import { readTextFile } from '../lib/readText.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';
import { type FrontDoor, readFrontDoor } from './frontDoor.ts';

/** Where the docs are, and where they are read. */
interface DocsPlace {
  dir: string;
  path: string;
}

/** A front door whose links lead to pages of the site, for a site whose first page is one. */
export async function guessHome(
  siteDir: string,
  files: readonly string[],
  docs: DocsPlace,
): Promise<FrontDoor | undefined> {
  const tops = ['', folderPrefix(docs.dir)];
  for (const file of files) {
    const isTop =
      isIndexFile(file) && tops.some((top) => file.startsWith(top) && !file.slice(top.length).includes('/'));
    if (!isTop) continue;
    const path = join(siteDir, file);
    const frontDoor = (await readPageMetadata(path)).front.isFrontDoor && (await readDoor(path));
    if (!frontDoor) continue;
    const toAddress = (href: string) => findAddress(href, files, docs);
    return {
      ...frontDoor,
      actions: frontDoor.actions.map((action) => ({ ...action, href: toAddress(action.href) })),
      features: frontDoor.features.map(({ href, ...feature }) => ({
        ...feature,
        href: href && toAddress(href),
      })),
    };
  }
  return undefined;
}

async function readDoor(path: string): Promise<FrontDoor | undefined> {
  const fields = readYamlFields(splitFrontMatter((await readTextFile(path)).text).yaml ?? '');
  return 'data' in fields && isFields(fields.data) ? readFrontDoor(fields.data) : undefined;
}

/**
 * The address of the page that a link means; any other stays as it is written.
 * @example findAddress('/guide/start.html', ['guide/start.md'], { dir: '.', path: '/docs' }) // '/docs/guide/start'
 */
export function findAddress(href: string, files: readonly string[], { dir, path }: DocsPlace): string {
  const [, written = '', end = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  const name = joinPath('', stripPageEnding(written.replace(/\.html$/, '')));
  if (name === undefined || /^[a-z][a-z\d+.-]*:|^\/\//i.test(href)) return href;
  const prefix = folderPrefix(dir);
  const below = name === '' ? '' : `${name}/`;
  const file = files.find((each) => {
    const own = each.startsWith(prefix) ? each.slice(prefix.length) : undefined;
    const stem = own && stripPageEnding(own);
    return (
      stem === name || (own?.startsWith(below) && !own.slice(below.length).includes('/') && isIndexFile(own))
    );
  });
  if (file === undefined || name === '') return href;
  return `${path}${encodePath(fileToSlug(file.slice(prefix.length), {}))}${end}`;
}
