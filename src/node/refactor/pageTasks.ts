// What `npm run page` can do, a row each.

import { pageMessages } from '../../core/i18n/pageMessages.ts';
import { fileName } from '../../core/site/urls/fileName.ts';
import { parentFolder } from '../../core/site/urls/filePath.ts';
import { inFolder } from '../../core/site/urls/folder.ts';
import { stripPageEnding } from '../../core/site/urls/pageFile.ts';
import type { Planned } from '../../writer/refactor/plan.ts';
import { planCategory, planNew } from '../../writer/refactor/planNew.ts';
import { planOrder } from '../../writer/refactor/planOrder.ts';
import { planDelete, planMove } from '../../writer/refactor/planRelocation.ts';
import { planVersion } from '../../writer/refactor/planVersion.ts';
import { planHeading, planTitle } from '../../writer/refactor/planWords.ts';
import type { SiteFiles } from '../../writer/refactor/siteFiles.ts';
import { isTemplate, TEMPLATES } from '../../writer/refactor/templates.ts';
import { findFolder, findPageFile, toSitePath, type Writer, withEnding } from './pageArguments.ts';

export interface TaskOptions {
  title?: string | undefined;
  label?: string | undefined;
  template?: string | undefined;
  position?: number | undefined;
  to?: string | undefined;
  from?: string | undefined;
}

interface Task {
  /** For the help: the words that it needs, and what it does with them. */
  usage: string;
  says: string;
  /** How many words it needs, at least and at most. */
  words: readonly [least: number, most: number];
  plan: (
    context: { writer: Writer; site: SiteFiles; options: TaskOptions },
    words: readonly string[],
  ) => Promise<Planned>;
}

export const PAGE_TASKS: Readonly<Record<string, Task>> = {
  new: {
    usage: '<文件>',
    says: '新建页面，例如 new docs/v8/osc/backup.md --title 备份数据',
    words: [1, 1],
    async plan({ writer, site, options }, [path = '']) {
      const { title, position, template = 'task' } = options;
      if (!isTemplate(template))
        return { refused: pageMessages.noTemplate(template, Object.keys(TEMPLATES)) };
      const file = withEnding(toSitePath(writer, path));
      const name = stripPageEnding(fileName(file));
      return planNew(site, { file, title: title ?? name, template, position });
    },
  },
  rename: {
    usage: '<页面> <新名字>',
    says: '改文件名，例如 rename docs/v8/deploy.md install',
    words: [2, 2],
    async plan({ writer, site }, [page = '', name = '']) {
      const inside = findFolder(writer, site, page);
      const from = inside ?? findPageFile(writer, site.manifest, page);
      const fresh = inside === undefined ? withEnding(name, from) : name.replace(/\/+$/, '');
      return planMove(site, from, inFolder(parentFolder(from), fresh));
    },
  },
  move: {
    usage: '<页面> <文件夹>',
    says: '移到同一版本的另一个文件夹；只有它用到的图片一起移动',
    words: [2, 2],
    async plan({ writer, site }, [page = '', folder = '']) {
      const from = findFolder(writer, site, page) ?? findPageFile(writer, site.manifest, page);
      return planMove(site, from, inFolder(toSitePath(writer, folder), fileName(from)));
    },
  },
  title: {
    usage: '<页面> <标题>',
    says: '改标题',
    words: [2, 2],
    plan: ({ writer, site }, [page = '', title = '']) =>
      planTitle(site, findPageFile(writer, site.manifest, page), title),
  },
  heading: {
    usage: '<页面> <标题> <新标题>',
    says: '改一个小标题，锚点、指向它的链接和旧锚点一起改好',
    words: [3, 3],
    plan: ({ writer, site }, [page = '', heading = '', words = '']) =>
      planHeading(site, findPageFile(writer, site.manifest, page), heading, words),
  },
  delete: {
    usage: '<页面>',
    says: '删除页面；还有链接指向它时，用 --to 指定代替它的页面',
    words: [1, 1],
    async plan({ writer, site, options: { to } }, [page = '']) {
      const find = (written: string) => findPageFile(writer, site.manifest, written);
      return planDelete(site, find(page), to === undefined ? undefined : find(to));
    },
  },
  category: {
    usage: '<文件夹>',
    says: '新建分类，例如 category docs/v8/ops --label 运维',
    words: [1, 1],
    async plan({ writer, site, options: { label, position } }, [path = '']) {
      const folder = toSitePath(writer, path);
      return planCategory(site, folder, { label: label ?? fileName(folder), position });
    },
  },
  version: {
    usage: '<名称>',
    says: '新建版本，例如 version v9 --from v8；复制文件夹，网址、侧边栏分组和页内链接一起改好',
    words: [1, 1],
    plan: ({ site, options: { from } }, [name = '']) => planVersion(site, name, from),
  },
  order: {
    usage: '<文件夹> <名字>…',
    says: '按给出的次序排列文件夹里的页面和文件夹',
    words: [2, Number.POSITIVE_INFINITY],
    plan: ({ writer, site }, [folder = '', ...names]) => planOrder(site, toSitePath(writer, folder), names),
  },
};
