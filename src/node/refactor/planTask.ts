// Plans a subcommand of `page`. On the site of another engine, the plan has the edits of its navigation, too.
import { adapterMessages as messages } from '#i18n/adapterMessages';
import type { Planned } from '../../writer/refactor/plan.ts';
import type { FoundProject } from '../adapters/findProjects.ts';
import { readSiteManifest } from '../manifest/readSiteManifest.ts';
import { openNavFiles } from './navigation/navFiles.ts';
import { planNavOrder } from './navigation/orderNavigation.ts';
import { writeNavigation } from './navigation/writeNavigation.ts';
import { type Task, toSitePath } from './pageSubcommands.ts';

/** Subcommands whose files mean nothing to an engine that has a navigation. */
const REFUSED = new Set(['category', 'version']);

export async function planTask(
  name: string,
  task: Task,
  context: Parameters<Task['plan']>[0],
  words: readonly string[],
): Promise<Planned> {
  const { writer, site } = context;
  const project = await findProject(writer.siteDir);
  if (project === undefined) return task.plan(context, words);
  const nav = await openNavFiles(project, site);
  const { engine } = project.adapter;
  const isListed = nav.before.sidebars.length > 0;
  if (isListed && REFUSED.has(name)) return { refused: messages.tasksRefused(engine) };
  if (name === 'order') {
    const [folder = '', ...names] = words;
    return planNavOrder(site, nav, engine, toSitePath(writer, folder), names);
  }
  const plan = await task.plan(
    {
      ...context,
      site: {
        ...site,
        // Lists of links are edited as navigation, not as pages.
        readMetadata: async (file) => (nav.texts.has(file) ? undefined : site.readMetadata(file)),
      },
    },
    words,
  );
  return 'refused' in plan ? plan : writeNavigation(site, nav, plan);
}

async function findProject(siteDir: string): Promise<FoundProject | undefined> {
  if ((await readSiteManifest(siteDir)).foreign === undefined) return undefined;
  const { findProjects } = await import('../adapters/findProjects.ts');
  return (await findProjects(siteDir))[0];
}
