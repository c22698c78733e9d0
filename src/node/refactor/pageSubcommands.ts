// The subcommands of `npm run page`, their options, and how their arguments name pages and folders.

import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pageCommandMessages } from '#i18n/pageCommandMessages';
import { refactorMessages } from '#i18n/refactorMessages';
import { templateMessages } from '#i18n/templateMessages';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { describeUnknownName } from '../../core/site/manifest/nearName.ts';
import { listPageFiles } from '../../core/site/manifest/siteEntries.ts';
import { fileName, parentFolder } from '../../core/site/urls/filePath.ts';
import { inFolder } from '../../core/site/urls/folder.ts';
import { isMarkdownFile, PAGE_ENDINGS, stripPageEnding } from '../../core/site/urls/pageFileNames.ts';
import { fileOfRoute, findRoute } from '../../core/site/urls/route.ts';
import type { Planned } from '../../writer/refactor/plan.ts';
import { planHeading, planTitle } from '../../writer/refactor/planHeading.ts';
import { isTemplateName, planCategory, planNew } from '../../writer/refactor/planNew.ts';
import { planOrder } from '../../writer/refactor/planOrder.ts';
import { planDelete, planMove } from '../../writer/refactor/planRelocation.ts';
import { planVersion } from '../../writer/refactor/planVersion.ts';
import type { SiteFiles } from '../../writer/refactor/siteFiles.ts';
import { isInside } from '../lib/isInside.ts';

export interface SubcommandOptions {
  title?: string | undefined;
  label?: string | undefined;
  template?: string | undefined;
  position?: number | undefined;
  to?: string | undefined;
  from?: string | undefined;
}

export interface Task {
  usage: string;
  says: string;
  words: readonly [least: number, most: number];
  plan: (
    context: { writer: WorkingFolder; site: SiteFiles; options: SubcommandOptions },
    words: readonly string[],
  ) => Promise<Planned>;
}

export const PAGE_SUBCOMMANDS: Readonly<Record<string, Task>> = {
  new: {
    ...pageCommandMessages.tasks.new,
    words: [1, 1],
    async plan({ writer, site, options }, [path = '']) {
      const { title, position, template = 'task' } = options;
      if (!isTemplateName(template))
        return {
          refused: describeUnknownName(
            refactorMessages.templateKind,
            template,
            Object.keys(templateMessages),
          ),
        };
      const file = withEnding(toSitePath(writer, path));
      const name = stripPageEnding(fileName(file));
      return planNew(site, { file, title: title ?? name, template, position });
    },
  },
  rename: {
    ...pageCommandMessages.tasks.rename,
    words: [2, 2],
    async plan({ writer, site }, [page = '', name = '']) {
      const inside = findFolder(writer, site, page);
      const from = inside ?? findPageFile(writer, site.manifest, page);
      const fresh = inside === undefined ? withEnding(name, from) : name.replace(/\/+$/, '');
      return planMove(site, from, inFolder(parentFolder(from), fresh));
    },
  },
  move: {
    ...pageCommandMessages.tasks.move,
    words: [2, 2],
    async plan({ writer, site }, [page = '', folder = '']) {
      const from = findFolder(writer, site, page) ?? findPageFile(writer, site.manifest, page);
      return planMove(site, from, inFolder(toSitePath(writer, folder), fileName(from)));
    },
  },
  title: {
    ...pageCommandMessages.tasks.title,
    words: [2, 2],
    plan: ({ writer, site }, [page = '', title = '']) =>
      planTitle(site, findPageFile(writer, site.manifest, page), title),
  },
  heading: {
    ...pageCommandMessages.tasks.heading,
    words: [3, 3],
    plan: ({ writer, site }, [page = '', heading = '', words = '']) =>
      planHeading(site, findPageFile(writer, site.manifest, page), heading, words),
  },
  delete: {
    ...pageCommandMessages.tasks.delete,
    words: [1, 1],
    async plan({ writer, site, options: { to } }, [page = '']) {
      const find = (written: string) => findPageFile(writer, site.manifest, written);
      return planDelete(site, find(page), to === undefined ? undefined : find(to));
    },
  },
  category: {
    ...pageCommandMessages.tasks.category,
    words: [1, 1],
    async plan({ writer, site, options: { label, position } }, [path = '']) {
      const folder = toSitePath(writer, path);
      return planCategory(site, folder, { label: label ?? fileName(folder), position });
    },
  },
  version: {
    ...pageCommandMessages.tasks.version,
    words: [1, 1],
    plan: ({ site, options: { from } }, [name = '']) => planVersion(site, name, from),
  },
  order: {
    ...pageCommandMessages.tasks.order,
    words: [2, Number.POSITIVE_INFINITY],
    plan: ({ writer, site }, [folder = '', ...names]) => planOrder(site, toSitePath(writer, folder), names),
  },
};

export interface WorkingFolder {
  siteDir: string;
  /** Working directory of the command; the site folder for requests of the editor. */
  cwd: string;
}

/**
 * The slash path inside the site folder of an argument that is relative to it or to the working directory, by which
 * shells complete paths. Empty for the site folder itself.
 * @example toSitePath({ siteDir: '/project/public', cwd: '/project' }, 'public/docs/v8/deploy.md') === 'docs/v8/deploy.md'
 */
export function toSitePath({ siteDir, cwd }: WorkingFolder, written: string): string {
  const path = resolve(cwd, written);
  const isFromCwd = isInside(siteDir, path) && (isAbsolute(written) || path !== join(siteDir, written));
  const inside = isFromCwd ? relative(siteDir, path) : written;
  return inside
    .split(sep)
    .join('/')
    .replace(/^\.(?:\/|$)/, '')
    .replace(/\/+$/, '');
}

/** Finds a folder by its file path, not by a URL, which always names a page. */
function findFolder(writer: WorkingFolder, { files }: Pick<SiteFiles, 'files'>, written: string) {
  const path = toSitePath(writer, written);
  return [...files].some((file) => file.startsWith(`${path}/`)) ? path : undefined;
}

/** Finds the file of a page by its path, with or without extension, or by its URL path. */
export function findPageFile(writer: WorkingFolder, manifest: Manifest, written: string): string {
  const pages = listPageFiles(manifest);
  const path = toSitePath(writer, written);
  const file = ['', ...PAGE_ENDINGS, '/index.md']
    .map((ending) => path + ending)
    .find((each) => pages.has(each));
  const route = findRoute(manifest, `/${path.replace(/^\//, '')}`);
  return file ?? (route.kind === 'notFound' ? path : (fileOfRoute(route) ?? path));
}

/** @example withEnding('install', 'docs/deploy.mdx') === 'install.mdx' */
export function withEnding(name: string, like = '.md'): string {
  // An invalid name stays: the validation of the plan reports it.
  if (isMarkdownFile(name) || /[. ]$/.test(name)) return name;
  return name + (like.slice(stripPageEnding(like).length) || '.md');
}
