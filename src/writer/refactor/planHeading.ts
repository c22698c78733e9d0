// Plans a new text for a heading or title: updates the links to its anchor, and adds redirects from the old anchor.

import type { JSONPath } from 'jsonc-parser';
import { refactorMessages } from '#i18n/refactorMessages';
import { parseDocument } from '../../core/document/parseDocument.ts';
import { applyEdits } from '../../core/document/textEdits.ts';
import { listUrls } from '../../core/document/writtenUrls.ts';
import { localizeHref } from '../../core/site/manifest/localizeManifest.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { listPageFiles, listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { encodeLike } from '../../core/site/urls/linkPath.ts';
import { parseUrlTarget } from '../../core/site/urls/redirects.ts';
import { resolveLink } from '../../core/site/urls/resolveLink.ts';
import { normalizePathname } from '../../core/site/urls/siteIndex.ts';
import { parseWikiLink } from '../../core/site/urls/wikiLink.ts';
import { editJson, editStrings, writeRedirects } from './editManifest.ts';
import type { StringChange } from './findStringChange.ts';
import { insertTitle, listHeadings, replaceHeading } from './headings.ts';
import { type FileChange, type Planned, toPlan } from './plan.ts';
import { replaceScalar } from './replaceScalar.ts';
import { type Replacement, rewriteText } from './rewritePages.ts';
import type { Origin } from './rewriteUrl.ts';
import { listSiteTexts, type RefactorPage, type SiteFiles } from './siteFiles.ts';

/**
 * Plans a new text for a heading.
 * @param asked the heading's id or text
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
  const headings = listHeadings(before, file);
  const named = headings.filter(({ id, text }) => text === wanted || id === wanted);
  const found = headings.find(({ id }) => id === wanted && named.length > 1) ?? named[0];
  const ids = headings.map(({ id }) => id);
  if (found === undefined) return { refused: refactorMessages.noHeading(wanted, ids) };
  const isTitle = found.level === 1 && found === headings[0];
  if (isTitle) return planTitle(site, file, words);
  const edit = (text: string) => replaceHeading(text, found.line, words.trim());
  return planText(site, { file, before, edit, at: headings.indexOf(found) });
}

/** Plans a new page title, in the first h1 and in front matter. */
export async function planTitle(site: SiteFiles, file: string, title: string): Promise<Planned> {
  const before = await readPage(site, file);
  if (typeof before !== 'string') return before;
  const to = title.trim();
  const parts = await site.readMetadata(file);
  const from = parts?.front.title;
  const [first] = listHeadings(before, file);
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
  if (!listPageFiles(site.manifest).has(file)) return { refused: refactorMessages.noPage(file) };
  return (await site.read(file)) ?? { refused: refactorMessages.unreadable(file) };
}

interface TextChange {
  file: string;
  before: string;
  /** Edits the text; undefined if the syntax is not supported. The edit must not change other headings. */
  edit: (text: string) => string | undefined;
  /** Index of the changed heading. */
  at?: number;
  title?: string;
}

async function planText(site: SiteFiles, { file, before, edit, at, title }: TextChange): Promise<Planned> {
  const edited = edit(before);
  const [old, fresh] = [listHeadings(before, file), listHeadings(edited ?? '', file)];
  const shift = fresh.length - old.length;
  const isWhole = shift === 0 || (title !== undefined && shift === 1 && fresh[0]?.text === title);
  const isSameLevel = at === undefined || fresh[at]?.level === old[at]?.level;
  if (edited === undefined || !isWhole || !isSameLevel)
    return { refused: refactorMessages.headingUnchangeable };
  const anchors = old.flatMap(({ id }, index): [string, string][] => {
    const other = fresh[index + shift]?.id ?? id;
    return other === id ? [] : [[id, other]];
  });
  const newIds = new Set(fresh.map(({ id }) => id));
  const change: AnchorChange = { manifest: site.manifest, file, anchors: new Map(anchors), newIds };
  const changes: FileChange[] = [];
  for (const [name, version] of await listSiteTexts(site)) {
    const parts = name === file || anchors.length > 0 ? await site.readMetadata(name) : undefined;
    const text = name === file ? before : parts && (await site.read(name));
    if (text === undefined) continue;
    const linked = rewriteAnchors(change, { file: name, version }, text, parts?.addresses);
    changes.push({ file: name, before: text, after: name === file ? edit(linked) : linked });
  }
  const manifest = await site.read(site.manifestFile);
  if (manifest !== undefined)
    changes.push({
      file: site.manifestFile,
      before: manifest,
      after: editManifestWords(manifest, change, title),
    });
  return toPlan(changes);
}

/** Updates the anchors in manifest.json, and the title in the page's entries. */
function editManifestWords(written: string, change: AnchorChange, title: string | undefined): string {
  const entries = listSiteEntries(change.manifest);
  const old = new Set(entries.filter(({ file }) => file === change.file).map((entry) => entry.title));
  const findStringChange = (
    path: JSONPath,
    text: string,
    object: ReadonlyMap<string, string>,
  ): StringChange => {
    const isTitle = path.at(-1) === 'title' && path[0] !== 'site' && object.get('file') === change.file;
    if (isTitle && title !== undefined && old.has(text)) return { value: title };
    return findAnchorChange(change, path, text);
  };
  const { text } = editStrings(written, findStringChange);
  const redirects = updateAnchorRedirects(change);
  return editJson(text, (json) => writeRedirects(json, change.manifest.redirects, redirects));
}

export interface AnchorChange {
  manifest: Manifest;
  file: string;
  /** New anchors by the old ones. */
  anchors: ReadonlyMap<string, string>;
  /** All anchors of the page after the change. */
  newIds: ReadonlySet<string>;
}

/** Returns a URL with the new anchor; undefined if the URL does not resolve to the changed heading. */
function rewriteAnchor(
  { manifest, file, anchors }: AnchorChange,
  from: Origin,
  { text, href }: { text: string; href: string },
): string | undefined {
  if (!href.includes('#')) return undefined;
  const target = resolveLink(manifest, from, href);
  const isMeant =
    target.kind === 'anchor' ? from.file === file : target.kind === 'page' && target.file === file;
  const anchor = isMeant && 'anchor' in target ? anchors.get(target.anchor) : undefined;
  if (anchor === undefined) return undefined;
  if (parseWikiLink(href) !== undefined) return text.replace(/#[^|\]\\]*/, () => `#${anchor}`);
  const spelled = `${text.slice(0, text.indexOf('#') + 1)}${encodeLike(anchor, text)}`;
  return text.startsWith('<') ? `<${spelled.replace(/^</, '')}>` : spelled;
}

function rewriteAnchors(
  change: AnchorChange,
  origin: Origin,
  text: string,
  addresses: RefactorPage['addresses'] = [],
): string {
  const wanted = addresses.flatMap(({ line, column, ...written }): Replacement[] => {
    const to = rewriteAnchor(change, origin, written);
    return to === undefined ? [] : [{ line, column, text: written.text, to }];
  });
  return rewriteText(text, wanted).text;
}

/** Rewrites the anchors in a string of manifest.json: a URL, or the markdown of the announcement bar. */
function findAnchorChange(change: AnchorChange, path: JSONPath, text: string): StringChange {
  const [top, at] = path;
  const key = path.at(-1);
  const origin = { file: 'manifest.json', version: undefined };
  if (key === 'href') {
    const value = rewriteAnchor(change, origin, { text, href: localizeHref(change.manifest, text) });
    return value === undefined ? undefined : { value };
  }
  if (top !== 'site' || at !== 'announcementBar' || key !== 'content') return undefined;
  const addresses = listUrls(parseDocument(text).tree, text, 1);
  const value = rewriteAnchors(change, origin, text, addresses);
  return value === text ? undefined : { value };
}

/** Updates the redirects to changed anchors, and adds a redirect from each old anchor. */
function updateAnchorRedirects({ manifest, file, anchors, newIds }: AnchorChange): Record<string, string> {
  const entries = listSiteEntries(manifest).filter((entry) => entry.file === file);
  const own = new Set(entries.map(({ path }) => normalizePathname(path)));
  const updated = Object.entries(manifest.redirects ?? {}).flatMap(([from, to]): [string, string][] => {
    const [asked, wanted] = [parseUrlTarget(from), parseUrlTarget(to)];
    if (asked.anchor !== '' && own.has(normalizePathname(asked.path)) && newIds.has(asked.anchor)) return [];
    const anchor = own.has(normalizePathname(wanted.path)) ? anchors.get(wanted.anchor) : undefined;
    return [[from, anchor === undefined ? to : to.slice(0, to.indexOf('#') + 1) + anchor]];
  });
  // A draft is not published: its URL needs no redirect.
  const added = entries
    .filter(({ draft }) => !draft)
    .flatMap(({ path }) =>
      [...anchors].flatMap(([from, to]): [string, string][] =>
        newIds.has(from) ? [] : [[`${path}#${from}`, `${path}#${to}`]],
      ),
    );
  return { ...Object.fromEntries(updated), ...Object.fromEntries(added) };
}
