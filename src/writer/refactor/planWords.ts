// A heading or a page's title gets other words: its anchor, the links to it and the redirect of the old one.
import type { JSONPath } from 'jsonc-parser';
import { applyEdits } from '../../core/document/textEdits.ts';
import { pageMessages } from '../../core/i18n/pageMessages.ts';
import { listPageFiles, listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { type AnchorChange, findAnchorFate, moveAnchorRedirects, rewriteAnchors } from './anchorChange.ts';
import { editJson, editStrings, writeRedirects } from './editManifest.ts';
import { insertTitle, listHeadings, replaceHeading } from './headings.ts';
import type { Fate } from './manifestFates.ts';
import { type FileChange, type Planned, toPlan } from './plan.ts';
import { replaceScalar } from './replaceScalar.ts';
import type { SiteFiles } from './siteFiles.ts';
import { listSiteTexts } from './siteTexts.ts';

/**
 * Gives a heading other words.
 * @param asked its anchor, or its words
 */
export async function planHeading(
  site: SiteFiles,
  file: string,
  asked: string,
  words: string,
): Promise<Planned> {
  const before = await readPage(site, file);
  if (typeof before !== 'string') return before;
  const wanted = asked.replace(/^#+\s*/, '');
  const headings = listHeadings(before);
  const named = headings.filter(({ id, text }) => text === wanted || id === wanted);
  const found = headings.find(({ id }) => id === wanted && named.length > 1) ?? named[0];
  if (found === undefined)
    return {
      refused: pageMessages.noHeading(
        wanted,
        headings.map(({ id }) => id),
      ),
    };
  const isTitle = found.level === 1 && found === headings[0];
  if (isTitle) return planTitle(site, file, words);
  const edit = (text: string) => replaceHeading(text, found.line, words.trim());
  return planText(site, { file, before, edit, at: headings.indexOf(found) });
}

/** Gives a page another title, in its heading and in its front matter, wherever it is written. */
export async function planTitle(site: SiteFiles, file: string, title: string): Promise<Planned> {
  const before = await readPage(site, file);
  if (typeof before !== 'string') return before;
  const to = title.trim();
  const parts = await site.readParts(file);
  const from = parts?.front.title;
  const [first] = listHeadings(before);
  const heading = first?.level === 1 ? first : undefined;
  const editHeading = (text: string) => {
    if (heading === undefined) return from === undefined ? insertTitle(text, to) : text;
    return from === undefined || from === heading.text ? replaceHeading(text, heading.line, to) : text;
  };
  const editField = (text: string) => {
    if (from === undefined) return text;
    const edit = replaceScalar(text, { line: parts?.fieldLines.title ?? 0, key: 'title', from, to });
    return edit && applyEdits(text, [edit]);
  };
  const edit = (text: string) => {
    const edited = editHeading(text);
    return edited && editField(edited);
  };
  return planText(site, { file, before, edit, title: to });
}

async function readPage(site: SiteFiles, file: string): Promise<string | { refused: string }> {
  if (!listPageFiles(site.manifest).has(file)) return { refused: pageMessages.noPage(file) };
  return (await site.read(file)) ?? { refused: pageMessages.unreadable(file) };
}

interface TextChange {
  file: string;
  before: string;
  /** Puts the words into the text; undefined where they cannot be. Lines above and below stay what they are. */
  edit: (text: string) => string | undefined;
  /** Number of the heading that is changed. */
  at?: number;
  title?: string;
}

async function planText(site: SiteFiles, { file, before, edit, at, title }: TextChange): Promise<Planned> {
  const edited = edit(before);
  const [old, fresh] = [listHeadings(before), listHeadings(edited ?? '')];
  const shift = fresh.length - old.length;
  const isWhole = shift === 0 || (title !== undefined && shift === 1 && fresh[0]?.text === title);
  const isSameLevel = at === undefined || fresh[at]?.level === old[at]?.level;
  if (edited === undefined || !isWhole || !isSameLevel) return { refused: pageMessages.headingUnchangeable };
  const anchors = old.flatMap(({ id }, index): [string, string][] => {
    const other = fresh[index + shift]?.id ?? id;
    return other === id ? [] : [[id, other]];
  });
  const standing = new Set(fresh.map(({ id }) => id));
  const change: AnchorChange = { manifest: site.manifest, file, anchors: new Map(anchors), standing };
  const changes: FileChange[] = [];
  for (const [name, version] of await listSiteTexts(site)) {
    const parts = name === file || anchors.length > 0 ? await site.readParts(name) : undefined;
    const text = name === file ? before : parts && (await site.read(name));
    if (text === undefined) continue;
    const linked = rewriteAnchors(change, { file: name, version }, text, parts?.addresses);
    changes.push({ file: name, before: text, after: name === file ? edit(linked) : linked });
  }
  const manifest = await site.read('manifest.json');
  if (manifest !== undefined)
    changes.push({
      file: 'manifest.json',
      before: manifest,
      after: editManifestWords(manifest, change, title),
    });
  return toPlan(changes);
}

/** manifest.json with the anchors that are meant now, and the page's title where it is listed. */
function editManifestWords(written: string, change: AnchorChange, title: string | undefined): string {
  const entries = listSiteEntries(change.manifest);
  const old = new Set(entries.filter(({ file }) => file === change.file).map((entry) => entry.title));
  const findFate = (path: JSONPath, text: string, object: ReadonlyMap<string, string>): Fate => {
    const isTitle = path.at(-1) === 'title' && path[0] !== 'site' && object.get('file') === change.file;
    if (isTitle && title !== undefined && old.has(text)) return { value: title };
    return findAnchorFate(change, path, text);
  };
  const { text } = editStrings(written, findFate);
  const redirects = moveAnchorRedirects(change);
  return editJson(text, (json) => writeRedirects(json, change.manifest.redirects, redirects));
}
