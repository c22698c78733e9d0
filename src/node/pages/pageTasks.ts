// What `npm run page` can do, a row each.

import { pageMessages } from '../../core/messages/pageMessages.ts';
import type { Planned } from '../../core/pages/plan.ts';
import { planCategory, planNew } from '../../core/pages/planNew.ts';
import { planOrder } from '../../core/pages/planOrder.ts';
import { planDelete, planMove } from '../../core/pages/planRelocation.ts';
import { planHeading, planTitle } from '../../core/pages/planWords.ts';
import type { SiteFiles } from '../../core/pages/siteFiles.ts';
import { isTemplate, TEMPLATES } from '../../core/pages/templates.ts';
import { fileName } from '../../core/paths/fileName.ts';
import { parentFolder } from '../../core/paths/filePath.ts';
import { inFolder } from '../../core/paths/folder.ts';
import { findFolder, findPageFile, toSitePath, type Writer, withEnding } from './pageArguments.ts';

export interface TaskOptions {
  title?: string | undefined;
  label?: string | undefined;
  template?: string | undefined;
  position?: number | undefined;
  to?: string | undefined;
}

interface Task {
  /** How many words it needs, at least and at most. */
  words: readonly [least: number, most: number];
  plan: (
    context: { writer: Writer; site: SiteFiles; options: TaskOptions },
    words: readonly string[],
  ) => Promise<Planned>;
}

export const PAGE_TASKS: Readonly<Record<string, Task>> = {
  new: {
    words: [1, 1],
    async plan({ writer, site, options }, [path = '']) {
      const { title, position, template = 'task' } = options;
      if (!isTemplate(template))
        return { refused: pageMessages.noTemplate(template, Object.keys(TEMPLATES)) };
      const file = withEnding(toSitePath(writer, path));
      const name = fileName(file).replace(/\.mdx?$/i, '');
      return planNew(site, { file, title: title ?? name, template, position });
    },
  },
  rename: {
    words: [2, 2],
    async plan({ writer, site }, [page = '', name = '']) {
      const inside = findFolder(writer, site, page);
      const from = inside ?? findPageFile(writer, site.manifest, page);
      const fresh = inside === undefined ? withEnding(name, from) : name.replace(/\/+$/, '');
      return planMove(site, from, inFolder(parentFolder(from), fresh));
    },
  },
  move: {
    words: [2, 2],
    async plan({ writer, site }, [page = '', folder = '']) {
      const from = findFolder(writer, site, page) ?? findPageFile(writer, site.manifest, page);
      return planMove(site, from, inFolder(toSitePath(writer, folder), fileName(from)));
    },
  },
  title: {
    words: [2, 2],
    plan: ({ writer, site }, [page = '', title = '']) =>
      planTitle(site, findPageFile(writer, site.manifest, page), title),
  },
  heading: {
    words: [3, 3],
    plan: ({ writer, site }, [page = '', heading = '', words = '']) =>
      planHeading(site, findPageFile(writer, site.manifest, page), heading, words),
  },
  delete: {
    words: [1, 1],
    async plan({ writer, site, options: { to } }, [page = '']) {
      const find = (written: string) => findPageFile(writer, site.manifest, written);
      return planDelete(site, find(page), to === undefined ? undefined : find(to));
    },
  },
  category: {
    words: [1, 1],
    async plan({ writer, site, options: { label, position } }, [path = '']) {
      const folder = toSitePath(writer, path);
      return planCategory(site, folder, { label: label ?? fileName(folder), position });
    },
  },
  order: {
    words: [2, Number.POSITIVE_INFINITY],
    plan: ({ writer, site }, [folder = '', ...names]) => planOrder(site, toSitePath(writer, folder), names),
  },
};
