// A page's text together with what it shows of other files of the site.
import { join } from 'node:path';
import { fillIncludes } from '../../core/document/includes/fillIncludes.ts';
import { listIncludedFiles } from '../../core/document/includes/includes.ts';
import { unfoldTexts } from '../../core/document/includes/unfoldIncludes.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFile.ts';
import { fileOfRoute, type Route } from '../../core/site/urls/route.ts';
import { hashText, readSiteText, readTextFile, type TextFile, toPublished } from '../lib/readText.ts';
import type { PageFacts } from './findPageFacts.ts';
import { readPageFacts, recallFacts } from './pageFacts.ts';

/** A page as it is drawn; most pages are what they are written. Rejects where there is no such page. */
export async function readWholeText(siteDir: string, file: string): Promise<TextFile> {
  return fillText(siteDir, file, await readPageFacts(join(siteDir, file)));
}

/** The facts of a page as it is drawn. */
export async function readWholeFacts(siteDir: string, file: string): Promise<PageFacts> {
  const facts = await readPageFacts(join(siteDir, file));
  if (facts.includes.length === 0) return facts;
  return recallFacts(await fillText(siteDir, file, facts));
}

/** The facts of the page that a route shows; undefined for what shows none. */
export async function readRouteFacts(siteDir: string, route: Route): Promise<PageFacts | undefined> {
  const file = fileOfRoute(route);
  return file === undefined ? undefined : readWholeFacts(siteDir, file);
}

/** A page for who reads it elsewhere: texts of other files stand in their places, and lines are counted with them. */
export async function readUnfolded(
  siteDir: string,
  file: string,
): Promise<{ text: string; facts: PageFacts }> {
  const whole = await readWholeText(siteDir, file);
  const text = unfoldTexts(whole.text);
  const written = await readTextFile(join(siteDir, file));
  if (text === written.text) return { text, facts: await readPageFacts(join(siteDir, file)) };
  return { text, facts: await recallFacts({ ...whole, text, hash: hashText(text) }) };
}

type Including = Pick<PageFacts, 'hash' | 'includes'>;

/** Of the files as well: another state of one of them is another state of the page. */
export async function hashOfWhole(siteDir: string, file: string, facts: Including): Promise<string> {
  return facts.includes.length === 0 ? facts.hash : (await fillText(siteDir, file, facts)).hash;
}

async function fillText(siteDir: string, file: string, { includes }: Including): Promise<TextFile> {
  const page = toPublished(await readTextFile(join(siteDir, file)));
  if (includes.length === 0) return page;
  const texts = new Map<string, string>();
  for (const name of listIncludedFiles(file, includes)) {
    const read = await readSiteText(siteDir, name);
    if (read !== undefined) texts.set(name, (isMarkdownFile(name) ? toPublished(read) : read).text);
  }
  const text = fillIncludes(page.text, file, includes, texts);
  return { ...page, text, hash: hashText(text) };
}
